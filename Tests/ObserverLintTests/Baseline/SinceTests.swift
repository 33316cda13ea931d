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

  /// As far as a suppressing comment reaches, too.
  @Test(arguments: ["object: nil", "queue: nil", "print(1)"]) func anyLineOfTheStatementCounts(text: String) throws {
    let statement = """
      NotificationCenter.default.addObserver(
          forName: nil,
          object: nil,
          queue: nil
        ) { _ in
          print(1)
        }
        print(0)
      """
    let old = "import Foundation\nfunc f() {\n  \(statement)\n}\n"
    try folder.write("A.swift", old)
    try commit()
    try folder.write("A.swift", old.replacingOccurrences(of: "print(0)", with: "print(2)"))
    #expect(found() == [])
    try folder.write("A.swift", old.replacingOccurrences(of: text, with: text + " /* new */"))
    #expect(found() == ["A.swift:3"])
  }

  /// The handler was right until its poster changed, in another file.
  @Test func theReasonsOfAFindingCount() throws {
    let poster = """
      import Foundation
      extension Notification.Name { static let saved = Notification.Name("saved") }
      func post() {
        NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["path": "a"])
      }

      """
    try folder.write("Poster.swift", poster)
    try folder.write(
      "Handler.swift",
      """
      import Foundation
      final class Handler {
        var token: (any NSObjectProtocol)?
        func start() {
          token = NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: nil) { note in
            print(note.userInfo?["path"] as? String ?? "")
          }
        }
        deinit { if let token { NotificationCenter.default.removeObserver(token) } }
      }

      """)
    try commit()
    #expect(found() == [])
    try folder.write("Poster.swift", poster.replacingOccurrences(of: "\"path\"", with: "\"file\""))
    #expect(report().findings.map(\.rule) == ["userinfo_contract"])
  }

  @Test func aRemovalThatIsGoneIsNoNewLine() throws {
    let text = """
      import Foundation
      final class Owner {
        let token: any NSObjectProtocol
        init() {
          token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
        }
        deinit {
          NotificationCenter.default.removeObserver(token)
        }
      }

      """
    try folder.write("B.swift", text)
    try commit()
    try folder.write(
      "B.swift", text.replacingOccurrences(of: "    NotificationCenter.default.removeObserver(token)\n", with: ""))
    #expect(found() == [])
  }

  /// The fix of the second moves the first down to where git says that lines are new.
  @Test func whatWasThereIsNotFixedEither() throws {
    let first = "final class Owner {\n  func old() { \(Self.leak) }\n"
    try folder.write("A.swift", "import Foundation\n\(first)}\n")
    try commit()
    try folder.write("A.swift", "import Foundation\n\(first)  func new() { \(Self.leak) }\n}\n")
    var request = LintRequest()
    request.currentFolder = folder.path
    request.since = "HEAD"
    let result = applyFixes(FixRequest(request))
    #expect(result.fixed == 1)
    let text = try folder.text("A.swift")
    #expect(text.contains("func old() { \(Self.leak) }"), "\(text)")
    #expect(!text.contains("func new() { \(Self.leak) }"), "\(text)")
  }

  @Test func aMisspeltRevisionIsNoCleanRun() throws {
    try folder.write("Clean/C.swift", "let c = 1\n")
    let elsewhere = try TemporaryFolder()
    var request = LintRequest()
    request.currentFolder = elsewhere.path
    request.paths = [folder.path("Clean")]
    request.since = "no-such-revision"
    #expect(lint(request).problems.count == 1)
  }

  /// The clones of a folder have revisions of their own.
  @Test(arguments: ["let c = 1\n", old]) func aRevisionIsUnknownWithAndWithoutFindings(text: String) throws {
    let clones = try TemporaryFolder()
    try clones.write("one/.git/HEAD", "ref: refs/heads/main\n")
    try clones.write("one/A.swift", text)
    try clones.write("two/.git/HEAD", "ref: refs/heads/main\n")
    try clones.write("two/B.swift", "let b = 1\n")
    var request = LintRequest()
    request.currentFolder = clones.path
    request.since = "HEAD"
    let report = lint(request)
    #expect(report.problems.map(\.path) == ["one", "two"])
    #expect(report.exitStatus(failLevel: nil) == ExitStatus.failed)
  }

  @Test func aFolderThatIsNoRepositoryIsNoCleanRun() throws {
    let other = try TemporaryFolder()
    try other.write("A.swift", "let a = 1\n")
    #expect(report("HEAD", [other.path]).problems.map(\.path) == [other.path])
  }

  @Test func theBranchThatIsFollowedIsARevision() throws {
    let clone = try TemporaryFolder()
    try git("clone", "-q", ".", clone.url.appendingPathComponent("c").path)
    try clone.write("c/A.swift", Self.old + Self.new)
    var request = LintRequest()
    request.currentFolder = clone.path("c")
    request.since = "@{upstream}"
    let report = lint(request)
    #expect(report.problems == [])
    #expect(report.findings.map(\.place.line) == [6])
  }

  /// Its `.git` is a file, and its HEAD and its index lie elsewhere than its objects.
  @Test func aLinkedWorkingTreeHasAHeadOfItsOwn() throws {
    let other = try TemporaryFolder()
    try git("worktree", "add", "-q", "-b", "other", other.url.appendingPathComponent("w").path)
    try other.write("w/A.swift", Self.old + Self.new)
    var request = LintRequest()
    request.currentFolder = other.path("w")
    request.since = "HEAD"
    let report = lint(request)
    #expect(report.problems == [])
    #expect(report.findings.map { "\($0.place.path):\($0.place.line)" } == ["A.swift:6"])
  }

  @Test func outsideOfARepositoryEverythingIsShown() throws {
    let other = try TemporaryFolder()
    try other.write("A.swift", Self.old)
    let report = report("HEAD", [other.path])
    #expect(report.findings.count == 1)
    #expect(report.problems.count == 1)
  }
}
