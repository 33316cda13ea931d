import Foundation
import Testing

@testable import ObserverLint

/// Fixing the text on standard input, as editors do when a file is saved.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct StandardInputFixTests {
  private static let leaky = """
    import Foundation

    final class Player {
      func start() {
        NotificationCenter.default.addObserver(forName: .init("pause"), object: nil, queue: nil) { _ in print() }
      }
    }

    """

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String..., input: String = leaky) throws -> Program {
    try Program(#require(Program.observerLint), arguments, in: folder.url, input: Data(input.utf8))
  }

  /// The text that `--fix` writes into a file.
  private func fixedFile() throws -> String {
    let other = try TemporaryFolder()
    try other.write("Player.swift", Self.leaky)
    _ = try Program(#require(Program.observerLint), ["--fix"], in: other.url)
    return try other.text("Player.swift")
  }

  @Test(arguments: [["--stdin-path", "Player.swift"], ["-"]]) func theFixedTextIsPrinted(arguments: [String]) throws {
    let run = try Program(
      #require(Program.observerLint), arguments + ["--fix"], in: folder.url, input: Data(Self.leaky.utf8))
    #expect(try run.text == fixedFile())
    #expect(run.text != Self.leaky)
    #expect(run.status == 0)
    #expect(run.errors.contains("0 errors"), "the report stands on standard error")
  }

  @Test func theFileOnDiskStays() throws {
    try folder.write("Player.swift", "// Saved.\n")
    _ = try run("--stdin-path", "Player.swift", "--fix")
    #expect(try folder.text("Player.swift") == "// Saved.\n")
  }

  @Test func aTextWithoutFixesComesBackAsItWas() throws {
    let text = "let a = 1 // no newline"
    #expect(try run("--stdin-path", "Player.swift", "--fix", input: text).text == text)
  }

  /// An editor puts the output in the place of its text, so it must never be empty.
  @Test func aTextComesBackWhereNothingCanBeFixed() throws {
    try folder.write(".observer-lint.json", "{ broken")
    let run = try run("--stdin-path", "Player.swift", "--fix")
    #expect(run.status == 2)
    #expect(run.text == Self.leaky)
  }

  @Test func aTextComesBackWhereAFileCannotBeUsed() throws {
    let run = try run("--stdin-path", "Player.swift", "--fix", "--config", "missing.json")
    #expect(run.status == 2)
    #expect(run.text == Self.leaky)
    #expect(try self.run("--stdin-path", "Player.swift", "--diff", "--config", "missing.json").text == "")
  }

  /// A fix that needs another file cannot be made in one text.
  @Test func noOtherFileChanges() throws {
    let setup =
      "import Foundation\nextension Player {\n  func more() {\n    NotificationCenter.default.addObserver(forName: .init(\"more\"), object: nil, queue: nil) { _ in print() }\n  }\n}\n"
    try folder.write("Player.swift", "final class Player {}\n")
    let run = try run("--stdin-path", "Player+More.swift", "--fix", input: setup)
    #expect(run.text == setup)
    #expect(run.status == 1)
    #expect(try folder.text("Player.swift") == "final class Player {}\n")
  }

  @Test func aPatchOfTheTextIsPrinted() throws {
    try folder.write("Player.swift", Self.leaky)
    let run = try run("--stdin-path", "Player.swift", "--diff")
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("--- a/Player.swift\n+++ b/Player.swift\n"), "\(run.text)")
  }

  @Test func theReportCanGoToAFile() throws {
    let run = try run("--stdin-path", "Player.swift", "--fix", "--output", "report.json")
    #expect(try run.text == fixedFile())
    #expect(try folder.text("report.json").contains("\"fixed\""))
  }
}
