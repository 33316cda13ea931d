import Foundation
import Testing

@testable import ObserverLint

/// Files that somebody saves, or protects, while a run edits them.
@Suite struct ChangedFileTests {
  private static let leak = "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }"
  private static let leaky = """
    import Foundation

    final class Player {
      func start() {
        \(leak)
      }
    }

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", Self.leaky)
  }

  private func request() -> LintRequest {
    var request = LintRequest()
    request.currentFolder = folder.path
    return request
  }

  private func protect(_ name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.url.appendingPathComponent(name).path)
  }

  /// Saves a file each time that the findings are known and nothing is made of them yet.
  private func saving(_ text: String) -> LintRequest {
    var request = request()
    let file = folder.url.appendingPathComponent("A.swift")
    request.progress = { progress in
      if case .reporting = progress { try? Data(text.utf8).write(to: file) }
    }
    return request
  }

  @Test func aFileThatIsSavedWhileItIsLintedKeepsWhatWasSaved() throws {
    let saved = "// A line more.\n" + Self.leaky
    let result = applyFixes(FixRequest(saving(saved)))
    #expect(try folder.text("A.swift") == saved)
    #expect(result.fixed == 0 && result.changedFiles.isEmpty)
    #expect(result.report.problems.map(\.path) == ["A.swift"])
    #expect(result.report.problems.first?.message.hasPrefix("has changed since it was read") ?? false)
    #expect(result.report.findings.map(\.place.line) == [6])
  }

  @Test func aPatchIsMadeOfTheTextThatWasLinted() throws {
    var fixes = FixRequest(saving("// A line more.\n" + Self.leaky))
    fixes.writesFiles = false
    let patch = String(decoding: applyFixes(fixes).patch, as: UTF8.self)
    #expect(patch.contains("\n-    \(Self.leak)\n"), "\(patch)")
    #expect(!patch.contains("A line more"), "\(patch)")
  }

  @Test func aSuppressionIsNotWrittenIntoAFileThatWasSavedSince() throws {
    let saved = "// A line more.\n" + Self.leaky
    var request = saving(saved)
    request.texts = SourceTexts()
    var added = AddedSuppressions(to: lint(request), reason: "known", includingNotes: true)
    added.write()
    #expect(try folder.text("A.swift") == saved)
    #expect(added.count == 0 && added.problems.map(\.path) == ["A.swift"])
  }

  /// The handler's type is declared in another file, which cannot be written: a file that calls what is not declared would
  /// not compile.
  @Test func filesThatAFixChangesTogetherAreWrittenTogether() throws {
    try folder.write(
      "Package.swift", "// swift-tools-version: 6.0\n")
    try folder.write("Sources/App/A.swift", "import NotificationDescriptors\n" + Self.poster)
    try folder.write("Sources/App/B.swift", "import NotificationDescriptors\n" + Self.handler)
    let before = try ["A", "B"].map { try folder.text("Sources/App/\($0).swift") }
    var fixes = FixRequest(request())
    fixes.lint.paths = ["Sources"]
    fixes.includesUnsafe = true
    fixes.writesFiles = false
    let both = applyFixes(fixes).changedFiles
    try #require(both == ["Sources/App/A.swift", "Sources/App/B.swift"])

    fixes.writesFiles = true
    let file = folder.url.appendingPathComponent("Sources/App/B.swift")
    let saved = before[1] + "// A line more.\n"
    fixes.lint.progress = { progress in
      if case .reporting = progress { try? Data(saved.utf8).write(to: file) }
    }
    let result = applyFixes(fixes)
    #expect(try folder.text("Sources/App/A.swift") == before[0])
    #expect(try folder.text("Sources/App/B.swift") == saved)
    #expect(result.fixed == 0 && result.changedFiles.isEmpty)
  }

  private static let poster = """
    import Foundation
    extension Notification.Name { static let saved = Notification.Name("saved") }
    func post() {
      NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["path": "a"])
    }

    """
  private static let handler = """
    import Foundation
    final class Handler {
      func start() {
        NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: nil) { note in
          print(note.userInfo?["path"] as? String ?? "")
        }
      }
    }

    """

  @Test(.enabled(if: Program.observerLint != nil)) func aReadOnlyFileIsLeftAndNamed() throws {
    try protect("A.swift")
    try folder.write("B.swift", Self.leaky)
    let run = try Program(#require(Program.observerLint), ["--fix"], in: folder.url)
    #expect(try folder.text("A.swift") == Self.leaky)
    #expect(try folder.text("B.swift") != Self.leaky)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: A.swift: is read-only"), "\(run.errors)")
    #expect(run.errors.contains("fixed 1 finding in 1 file"), "\(run.errors)")
  }

  @Test(.enabled(if: Program.observerLint != nil)) func noCommentIsWrittenIntoAReadOnlyFile() throws {
    try protect("A.swift")
    let run = try Program(#require(Program.observerLint), ["--add-suppressions", "known"], in: folder.url)
    #expect(try folder.text("A.swift") == Self.leaky)
    #expect(run.status == 2)
    #expect(run.text.contains("0 findings suppressed in 0 files"), "\(run.text)")
  }
}

/// A run counts only changes that are on disk.
@Suite(.enabled(if: Program.observerLint != nil)) struct CountedChangeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      import Foundation
      final class Player {
        func start() {
          NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
        }
      }

      """)
  }

  /// Runs the command where it can write nothing to any file, as on a full disk; what it prints goes through a pipe.
  private func runOnFullDisk(_ arguments: [String]) throws -> String {
    let script = #"(trap "" XFSZ; ulimit -f 0; "$0" "$@"; echo "status $?") 2>&1 | cat"#
    let command = try #require(Program.observerLint).path
    return try Program(URL(fileURLWithPath: "/bin/sh"), ["-c", script, command] + arguments, in: folder.url).text
  }

  @Test func fixesThatCouldNotBeWrittenAreNotCounted() throws {
    let before = try folder.text("A.swift")
    let printed = try runOnFullDisk(["--fix"])
    #expect(printed.contains("fixed 0 findings in 0 files"), "\(printed)")
    #expect(printed.contains("error: A.swift: cannot be written"), "\(printed)")
    #expect(printed.contains("A.swift:4:") && printed.contains("status 2"), "\(printed)")
    #expect(try folder.text("A.swift") == before)
  }

  @Test func aBaselineThatCouldNotBeWrittenRecordsNothing() throws {
    let printed = try runOnFullDisk(["--write-baseline", "known.json"])
    #expect(!printed.contains("recorded"), "\(printed)")
    #expect(printed.contains("error: known.json: cannot be written"), "\(printed)")
    #expect(printed.contains("A.swift:4:") && printed.contains("status 2"), "\(printed)")
  }

  @Test func aBaselineThatCouldNotBePrunedKeepsItsEntries() throws {
    let command = try #require(Program.observerLint)
    _ = try Program(command, ["--write-baseline", "known.json"], in: folder.url)
    try folder.write("A.swift", "import Foundation\n")
    let before = try folder.text("known.json")
    let printed = try runOnFullDisk(["--baseline", "known.json", "--prune-baseline"])
    #expect(!printed.contains("removed"), "\(printed)")
    #expect(printed.contains("status 2"), "\(printed)")
    #expect(try folder.text("known.json") == before)
  }

  @Test func commentsThatCouldNotBeWrittenAreNotCounted() throws {
    let printed = try runOnFullDisk(["--add-suppressions", "known"])
    #expect(printed.contains("0 findings suppressed in 0 files"), "\(printed)")
    #expect(printed.contains("status 2"), "\(printed)")
  }

  @Test func noConfigurationIsAnnouncedThatCouldNotBeWritten() throws {
    let printed = try runOnFullDisk(["init"])
    #expect(!printed.contains("wrote"), "\(printed)")
    #expect(printed.contains("status 2"), "\(printed)")
  }
}
