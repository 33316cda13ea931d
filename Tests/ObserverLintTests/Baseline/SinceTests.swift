import Foundation
import Testing

@testable import ObserverLint

/// `--since`: git is asked which lines are new.
@Suite(.enabled(if: Program.find("git") != nil, "git is not installed, and is asked what changed"))
struct SinceTests {
  private let folder: TemporaryFolder

  private static let leak = "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }"
  private static let old = "import Foundation\nfunc old() {\n  \(leak)\n}\n"
  private static let new = "func new() {\n  \(leak)\n}\n"

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "-q")
    try folder.write("A.swift", Self.old)
    try folder.write("with space\u{E4}.swift", Self.old)
    try folder.write(".gitignore", "Ignored.swift\n")
    try commit()
  }

  private func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.invalid"]
    let run = try Program(#require(Program.find("git")), identity + arguments, in: folder.url)
    try #require(run.status == 0, "\(run.errors)")
  }

  private func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "a commit")
  }

  private func report(_ revision: PathBytes = "HEAD", _ paths: [PathBytes] = []) -> LintReport {
    var request = LintRequest()
    request.currentFolder = folder.path
    request.paths = paths
    request.since = revision
    return lint(request)
  }

  private func found(_ revision: PathBytes = "HEAD") -> [String] {
    report(revision).findings.map { "\($0.place.path):\($0.place.line)" }
  }

  @Test func whereNothingChangedNothingIsNew() { #expect(found() == []) }

  @Test func newLinesAre() throws {
    try folder.write("A.swift", Self.old + Self.new)
    #expect(found() == ["A.swift:6"])
  }

  @Test func changedLinesAre() throws {
    try folder.write("A.swift", Self.old.replacingOccurrences(of: "forName: nil", with: "forName: .some"))
    #expect(found() == ["A.swift:3"])
  }

  @Test func linesThatMovedDownAreNot() throws {
    try folder.write("A.swift", "// One.\n// Two.\n" + Self.old)
    #expect(found() == [])
  }

  @Test func whatIsCommittedSinceIsNew() throws {
    try folder.write("A.swift", Self.new + Self.old)
    try commit()
    #expect(found() == [])
    #expect(found("HEAD~1") == ["A.swift:2"])
  }

  @Test func filesThatGitDoesNotKnowYetAreNew() throws {
    try folder.write("Sub/B.swift", Self.old)
    #expect(found() == ["Sub/B.swift:3"])
  }

  @Test func aRenamedFileIsNot() throws {
    try git("mv", "A.swift", "Renamed.swift")
    #expect(found() == [])
  }

  @Test(arguments: [
    "naïve 😀 name.swift", "quo\"te.swift", "new\nline.swift", "tab\tback\\slash.swift", "-d a\u{7}.swift",
  ])
  func namesAreUnderstood(name: String) throws {
    try folder.write(name, Self.old)
    try commit()
    try folder.write(name, Self.old + "++ b/A.swift\n@@ -1 +1,9 @@\n" + Self.new)
    #expect(found() == ["\(name):8"])
  }

  /// A removed line that looks like a header, `-- a/A.swift`, reads `--- a/A.swift` in the patch.
  @Test func removedLinesAreNoHeaders() throws {
    try folder.write("A.swift", Self.old + "-- a/x\n++ b/x\n")
    try commit()
    try folder.write("A.swift", Self.old + Self.new)
    #expect(found() == ["A.swift:6"])
  }

  @Test func thePersonsOwnSettingsDoNotMatter() throws {
    for setting in ["diff.noprefix", "diff.mnemonicPrefix"] { try git("config", setting, "true") }
    try git("config", "diff.interHunkContext", "50")
    try git("config", "color.ui", "always")
    try git("config", "diff.external", "false")
    try folder.write("A.swift", "// One.\n" + Self.old + Self.new)
    #expect(found() == ["A.swift:7"])
  }

  @Test(arguments: ["no-such-revision", "HEAD~9", "a b'c"]) func anUnknownRevisionIsAnError(revision: String) {
    let problems = report(PathBytes(revision)).problems
    #expect(problems.map(\.message).contains { $0.hasPrefix("git knows no revision '\(revision)'") })
  }

  @Test func outsideOfARepositoryEverythingIsShown() throws {
    let other = try TemporaryFolder()
    try other.write("A.swift", Self.old)
    let report = report("HEAD", [other.path])
    #expect(report.findings.count == 1)
    #expect(report.problems.count == 1)
  }
}
