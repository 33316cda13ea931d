import Testing

@testable import ObserverLint

/// Text that goes deeper than any stack: the linter ends, and still reads what stands behind it.
@Suite struct HostileInputTests {
  static let shapes: [(String, String)] = [
    ("parentheses", String(repeating: "(", count: 40_000) + String(repeating: ")", count: 40_000)),
    ("braces", String(repeating: "{", count: 40_000) + String(repeating: "}", count: 40_000)),
    ("brackets", String(repeating: "[", count: 40_000) + String(repeating: "]", count: 40_000)),
    ("prefix operators", String(repeating: "& ", count: 40_000) + "x"),
    ("a chain of members", "a" + String(repeating: ".b", count: 40_000)),
    ("a chain of calls", "a" + String(repeating: "()", count: 40_000)),
    ("unwrapping", "a" + String(repeating: "?", count: 40_000)),
    ("casts", "x" + String(repeating: " as A", count: 40_000)),
    ("ternaries", String(repeating: "a ? b : ", count: 40_000) + "c"),
    ("assignments", String(repeating: "a = ", count: 40_000) + "1"),
    ("else if", "if a {} " + String(repeating: "else if a {} ", count: 40_000)),
    ("types", "let x: A" + String(repeating: ".B", count: 40_000)),
    ("attributes", String(repeating: "@a ", count: 40_000)),
    ("conditions", String(repeating: "#if A\n", count: 40_000) + String(repeating: "#endif\n", count: 40_000)),
    (
      "conditions in a switch",
      "switch a {\n" + String(repeating: "#if A\n", count: 40_000)
        + String(repeating: "#endif\n", count: 40_000) + "}"
    ),
    ("interpolations", String(repeating: "\"\"\"\n\\(", count: 5_000) + String(repeating: ")\n\"\"\"", count: 5_000)),
    ("arrows", "let f: " + String(repeating: "() -> ", count: 40_000) + "Void"),
  ]

  @Test(arguments: shapes.map(\.0))
  func readsWhatStandsBehind(shape: String) throws {
    let text = try #require(Self.shapes.first { $0.0 == shape }).1
    let report = InMemoryProgram(
      """
      import Foundation
      func before() {
      \(text)
      }
      final class Behind {
        func start() {
          NotificationCenter.default.addObserver(forName: .init("Tick"), object: nil, queue: nil) { _ in }
        }
      }

      """
    ).linted()
    #expect(report.findings.map(\.rule) == ["discarded_token"])
  }
}
