import Foundation
import Testing

@testable import ObserverLint

/// Options of `--fix` and `--diff`, and the fix that removes a comment.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct FixOptionTests {
  private static let leaky = """
    import Foundation

    final class Player {
      func start() {
        NotificationCenter.default.addObserver(forName: .init("pause"), object: nil, queue: nil) { _ in print() }
      }
    }

    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", Self.leaky)
    try folder.write("B.swift", "// observer-lint:disable:file unremoved_token\nlet b = 1\n")
  }

  private func run(_ arguments: String...) throws -> Program {
    try Program(#require(Program.observerLint), arguments, in: folder.url)
  }

  @Test func fixesAreListed() throws {
    let run = try run("--fix", "--show-fixes")
    #expect(run.errors.contains("fixed 2 findings in 2 files: 1 error, 1 warning\n"))
    #expect(run.errors.contains("A.swift: 1 × discarded_token\n"))
    #expect(run.errors.contains("B.swift: 1 × unused_suppression\n"))
  }

  @Test func fixesOfAPatchAreListed() throws {
    let run = try run("--diff", "--show-fixes")
    #expect(run.errors.contains("would fix 2 findings in 2 files: 1 error, 1 warning\n"))
    #expect(run.errors.contains("A.swift: 1 × discarded_token\n"))
  }

  /// The report of findings only counts notes.
  @Test func fixedNotesAreCounted() throws {
    try folder.write(
      "C.swift",
      """
      import Foundation
      final class Player: NSObject {
        func read(_ note: Notification) -> Int? { note.userInfo?["count"] as? Int }
      }

      """)
    #expect(try run("--fix").errors.contains("fixed 3 findings in 3 files: 1 error, 1 warning, 1 note\n"))
  }

  @Test(arguments: ["--diff", "--fix"]) func quietListsNoFixes(option: String) throws {
    #expect(try run(option, "--show-fixes", "--quiet").errors == "")
  }

  @Test func aFixIsAFailureWhereItIsAskedToBe() throws {
    #expect(try run("--fix", "--exit-non-zero-on-fix").status == 1)
    #expect(try run("--fix", "--exit-non-zero-on-fix").status == 0, "nothing is left to fix")
  }

  @Test func aPatchIsAFailure() throws {
    #expect(try run("--diff").status == 1)
    _ = try run("--fix")
    #expect(try run("--diff").status == 0)
  }

  @Test func aColoredPatchIsThePatch() throws {
    let colored = try run("--diff", "--color", "always").text
    #expect(colored.contains("\u{1B}[32m+"))
    #expect(try colored.replacing(/\u{1B}\[\d*m/, with: "") == run("--diff").text)
  }

  @Test func jsonSaysWhatWasFixed() throws {
    let run = try run("--fix", "--format", "json")
    let document = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let fixed = try #require(document?["fixed"] as? [[String: Any]])
    #expect(
      fixed.map { "\($0["path"] ?? "") \($0["rule"] ?? "") \($0["count"] ?? "")" } == [
        "A.swift discarded_token 1", "B.swift unused_suppression 1",
      ])
    if JSONSchema.canValidate { try JSONSchema.report.validate(Array(run.output)) }
  }

  /// The text after `--fix`.
  @Test(arguments: [
    ("// observer-lint:disable:file unremoved_token -- why\nlet b = 1\n", "let b = 1\n"),
    ("let b = 1  // observer-lint:disable:this unremoved_token\nlet c = 1\n", "let b = 1\nlet c = 1\n"),
    ("let a = 1\r\n  // observer-lint:disable:next unremoved_token\r\nlet b = 1\r\n", "let a = 1\r\nlet b = 1\r\n"),
    ("/* observer-lint:disable:next unremoved_token */ let b = 1\n", "let b = 1\n"),
    ("let a = 1 /* observer-lint:disable:this unremoved_token */ + 2\n", "let a = 1 + 2\n"),
    ("let a = 1/* observer-lint:disable:this unremoved_token */; let b = 1\n", "let a = 1 ; let b = 1\n"),
    ("let b = 1\n// observer-lint:disable:file unremoved_token", "let b = 1\n"),
    ("// observer-lint:disable:file unremoved_token, retain_cycle -- why\nlet b = 1\n", "let b = 1\n"),
    ("// observer-lint:disable unremoved_token\nlet b = 1\n// observer-lint:enable unremoved_token\n", "let b = 1\n"),
  ])
  func anUnusedCommentIsRemoved(text: String, fixed: String) throws {
    try folder.write("B.swift", text)
    _ = try run("--fix", "B.swift")
    #expect(try folder.text("B.swift") == fixed)
  }

  @Test func onlyTheUnusedNameIsRemoved() throws {
    let comment = "// observer-lint:disable:file discarded_token, unremoved_token -- why\n"
    try folder.write("A.swift", comment + Self.leaky)
    _ = try run("--fix")
    #expect(try folder.text("A.swift") == comment.replacing(", unremoved_token", with: "") + Self.leaky)
  }

  @Test(arguments: [
    // Only its author knows which rule was meant.
    "// observer-lint:disable:file unremoved_token nonsense\nlet b = 1\n",
    "// observer-lint:disable:file nonsense\nlet b = 1\n",
    // Without the newline in the comment, both statements would stand on one line.
    "let a = 1 /* observer-lint:disable:this unremoved_token\n*/ let b = 1\n",
    "// observer-lint:disable:file unremoved_token\nlet b = (1\n",
  ])
  func someCommentsAreLeftToAPerson(text: String) throws {
    try folder.write("B.swift", text)
    let run = try run("--fix", "B.swift")
    #expect(try folder.text("B.swift") == text)
    #expect(run.text.contains("unused_suppression"))
  }
}
