import Foundation
import Testing

@testable import ObserverLint

/// `--add-suppressions` writes comments that suppress, and change nothing else.
@Suite struct AddedSuppressionTests {
  private static let leak = "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }"

  private func suppressed(_ text: String, notes: Bool = false) throws -> (
    text: String, rest: [String], problems: [Problem]
  ) {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", text.replacingOccurrences(of: "LEAK", with: Self.leak))
    var request = LintRequest()
    request.currentFolder = folder.path
    var added = AddedSuppressions(to: lint(request), reason: "known", includingNotes: notes)
    added.write()
    let after = lint(request)
    #expect(after.summary.suppressed == added.count)
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("A.swift"))
    return (
      String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: Self.leak, with: "LEAK"),
      after.findings.map { "\($0.place.line) \($0.rule)" }, added.problems
    )
  }

  @Test(arguments: [
    (
      "import Foundation\nfunc f() {\n\tLEAK\n}\n",
      "import Foundation\nfunc f() {\n\t// observer-lint:disable:next discarded_token -- known\n\tLEAK\n}\n"
    ),
    (
      "import Foundation\nfunc f() {\n  NotificationCenter\n    .default\n    .addObserver(forName: nil, object: nil, queue: nil) { _ in }\n}\n",
      "import Foundation\nfunc f() {\n  // observer-lint:disable:next discarded_token -- known\n  NotificationCenter\n    .default\n    .addObserver(forName: nil, object: nil, queue: nil) { _ in }\n}\n"
    ),
    (
      "import Foundation\r\nfunc f() { LEAK }\r\n",
      "import Foundation\r\n// observer-lint:disable:next discarded_token -- known\r\nfunc f() { LEAK }\r\n"
    ),
    (
      "import Foundation\nfunc f() {\n  LEAK; LEAK\n}",
      "import Foundation\nfunc f() {\n  // observer-lint:disable:next discarded_token -- known\n  LEAK; LEAK\n}"
    ),
    (
      "import Foundation\nfunc text() -> String {\n  \"\"\"\n  \\({ () -> Int in LEAK; return 1 }())\n  \"\"\"\n}\n",
      "import Foundation\nfunc text() -> String {\n  // observer-lint:disable:next discarded_token -- known\n  \"\"\"\n  \\({ () -> Int in LEAK; return 1 }())\n  \"\"\"\n}\n"
    ),
  ])
  func aCommentIsWrittenAboveTheStatement(before: String, after: String) throws {
    let result = try suppressed(before)
    #expect(result.text == after)
    #expect(result.rest == [])
    #expect(result.problems == [])
  }

  @Test(arguments: [
    "func f(_ x: Int) {\n  switch x {\n  case 1: LEAK\n  default:\n    LEAK\n  }\n}",
    "func f(_ x: Bool) {\n  if x {\n    LEAK\n  } else { LEAK }\n}", "func f() { { LEAK }() }",
    "func f() {\n  g(\n    1,\n    2\n  ) {\n    LEAK\n  }\n}\nfunc g(_ a: Int, _ b: Int, _ c: () -> Void) {}",
    "var f: Int {\n  get { LEAK; return 1 }\n}", "#if os(iOS)\nfunc f() {\n  LEAK\n}\n#endif",
    "enum E {\n  static func f() {\n    defer {\n      LEAK\n    }\n  }\n}",
    "func f() {\n  let text = \"\"\"\n    \\(g {\n    LEAK\n    })\n    \"\"\"\n}\nfunc g(_ c: () -> Void) -> Int { 1 }",
  ])
  func whateverTheShapeNothingIsLeft(text: String) throws {
    let result = try suppressed("import Foundation\n\(text)\n")
    #expect(result.rest == [], "\(result.text)")
    #expect(result.problems == [])
  }

  @Test func notesOnlyWhereTheyAreWanted() throws {
    #expect(try suppressed(ConfigurationTests.selector).rest == ["4 unmatched_selector_observer"])
    #expect(try suppressed(ConfigurationTests.selector, notes: true).rest == [])
  }
}
