import Foundation
import Testing

@testable import ObserverLint

/// A repository's configuration names commands that git runs. None runs because somebody lints the repository.
@Suite(
  .enabled(
    if: Program.observerLint != nil && Program.find("git") != nil, "git is not installed, and is asked what changed")
)
struct RepositorySettingsTests {
  private let folder: TemporaryFolder

  private static let old = "import Foundation\nfunc old() {\n  \(leak)\n}\n"
  private static let leak = "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }"
  private static let owner = """
    import Foundation
    final class Owner {
      func start() {
        \(leak)
      }
    }

    """

  /// Every setting of git's documentation whose value git runs, as a command or as an argument of the shell.
  private static let commands = [
    "core.fsmonitor", "core.sshCommand", "core.pager", "core.editor", "core.askPass", "core.gitProxy",
    "core.alternateRefsCommand", "core.hooksPath",
    "filter.evil.clean", "filter.evil.smudge", "filter.evil.process",
    "diff.external", "diff.evil.command", "diff.evil.textconv", "diff.tool", "diff.guitool",
    "difftool.evil.cmd", "difftool.evil.path", "merge.evil.driver", "merge.tool", "mergetool.evil.cmd",
    "mergetool.evil.path", "interactive.diffFilter", "sequence.editor", "pager.diff", "pager.log", "pager.config",
    "alias.diff", "alias.diff-index", "alias.rev-parse", "alias.ls-files", "alias.config", "alias.cat-file",
    "credential.helper", "gpg.program", "gpg.openpgp.program", "gpg.x509.program", "gpg.ssh.program",
    "gpg.ssh.defaultKeyCommand", "uploadpack.packObjectsHook", "remote.origin.uploadpack", "remote.origin.receivepack",
    "remote.origin.vcs", "remote.origin.proxy", "ssh.variant", "trailer.evil.command", "trailer.evil.cmd",
    "sendemail.smtpServer", "sendemail.sendmailCmd", "sendemail.toCmd", "sendemail.ccCmd", "sendemail.headerCmd",
    "imap.tunnel", "browser.evil.cmd", "browser.evil.path", "man.evil.cmd", "man.evil.path", "web.browser",
    "instaweb.httpd", "receive.procReceiveRefs", "submodule.sub.update", "maintenance.strategy", "guitool.evil.cmd",
    "init.templateDir", "log.showSignature", "tar.evil.command", "lfs.customtransfer.evil.path",
  ]

  /// Settings that would have git use these commands.
  private static let switches = [
    "diff.ignoreSubmodules": "none", "status.submoduleSummary": "true", "submodule.recurse": "true",
    "fetch.recurseSubmodules": "true", "core.untrackedCache": "true", "core.fsmonitorHookVersion": "2",
    "filter.evil.required": "true", "protocol.ext.allow": "always", "extensions.partialClone": "origin",
    "remote.origin.promisor": "true", "core.attributesFile": ".git/attributes", "log.showSignature": "true",
    "include.path": "more", "gc.auto": "1", "maintenance.auto": "true",
  ]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("repository/A.swift", Self.old)
    try folder.write("repository/Sub/B.swift", Self.owner)
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-q", "-m", "a commit")
    // Git has to look into these: their times are others, and in one there is more.
    try folder.write(
      "repository/A.swift", Self.old + Self.old.replacingOccurrences(of: "import Foundation\n", with: ""))
    try folder.write("repository/Sub/B.swift", Self.owner)
    try folder.write("repository/Sub/New.swift", Self.owner.replacingOccurrences(of: "Owner", with: "Other"))
    try folder.write("repository/.gitattributes", "* filter=evil diff=evil merge=evil\n")
    try folder.write("repository/.git/info/attributes", "* filter=evil diff=evil merge=evil\n")
    try folder.write("repository/.gitmodules", "[submodule \"sub\"]\n\tpath = Sub\n\turl = ext::sh -c evil\n")
    try trap()
  }

  private func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.invalid"]
    let run = try Program(
      #require(Program.find("git")), identity + arguments, in: folder.url.appendingPathComponent("repository"))
    try #require(run.status == 0, "\(run.errors)")
  }

  /// Leaves a mark wherever it is run, and says by what.
  private func trap() throws {
    let marks = folder.url.appendingPathComponent("marks").path
    try folder.makeFolder("marks")
    func command(_ name: String) -> String { "touch '\(marks)/\(name)'; cat; false" }
    for name in Self.commands where name != "core.hooksPath" { try git("config", name, command(name)) }
    for (name, value) in Self.switches { try git("config", name, value) }
    try git("config", "remote.origin.url", "ext::sh -c \(command("remote.origin.url"))")
    try git("config", "--file", ".git/more", "core.fsmonitor", command("include.path"))
    for hook in [
      "fsmonitor-watchman", "post-index-change", "reference-transaction", "pre-commit", "post-checkout", "post-merge",
      "pre-auto-gc", "query-watchman", "update", "pre-receive", "post-update", "proc-receive",
    ] {
      for place in [".git/hooks", "hooks"] {
        try folder.write("repository/\(place)/\(hook)", "#!/bin/sh\n\(command("hook-\(hook)"))\n")
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755],
          ofItemAtPath: folder.url.appendingPathComponent("repository/\(place)/\(hook)").path)
      }
    }
    try git("config", "core.hooksPath", "hooks")
    try FileManager.default.removeItem(atPath: marks)
    try folder.makeFolder("marks")
  }

  private var marks: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("marks").path).sorted())
      ?? ["there is no folder for marks"]
  }

  private func run(_ arguments: [String]) throws -> Program {
    try Program(
      #require(Program.observerLint), arguments, in: folder.url.appendingPathComponent("repository"),
      environment: ["GIT_EXTERNAL_DIFF": "touch '\(folder.path)/marks/variable'", "GIT_PAGER": "false"])
  }

  @Test func gitItselfWouldRunSome() throws {
    let place = folder.url.appendingPathComponent("repository")
    _ = try Program(#require(Program.find("git")), ["diff", "--stat", "HEAD"], in: place)
    #expect(!marks.isEmpty)
  }

  @Test func whatChangedIsFoundWithoutThem() throws {
    let run = try run(["--since", "HEAD", "--format", "xcode", "--notes"])
    #expect(marks == [])
    #expect(run.status == 1 && run.errors == "", "\(run.errors)")
    let places = run.text.split(separator: "\n").map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    #expect(places == ["A.swift:6", "Sub/New.swift:4"])
  }

  @Test(arguments: [
    ["."], ["--since", "HEAD~1"], ["--since", "HEAD@{upstream}"], ["--since", "HEAD", "--diff"],
    ["--since", "HEAD", "--fix"], ["--diff"], ["--fix", "--unsafe-fixes"], ["--write-baseline", "known.json"],
    ["--baseline", "none.json"], ["--add-suppressions", "known"], ["--inspect", "A.swift:3"],
    ["--print-config", "A.swift"], ["init"],
  ])
  func noneOfThemRuns(_ arguments: [String]) throws {
    _ = try run(arguments)
    #expect(marks == [])
  }
}
