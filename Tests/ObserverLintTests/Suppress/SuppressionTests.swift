import Testing

@testable import ObserverLint

/// Comments that keep rules silent. In each program `LEAK` stands for a call whose token is dropped.
@Suite struct SuppressionTests {
  private static let leak = "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }"

  /// The rules found, each with its line.
  private func found(_ text: String) -> [String] {
    report(text).findings.map { "\($0.place.line) \($0.rule)" }
  }

  private func report(_ text: String) -> LintReport {
    InMemoryProgram(
      "import Foundation\nfunc register(_ flag: Bool, _ other: Bool) {\n\(text)\n}\n".replacing("LEAK", with: Self.leak)
    )
    .linted()
  }

  @Test func theProgramLeaks() { #expect(found("LEAK") == ["3 discarded_token"]) }

  @Test(arguments: [
    "// observer-lint:disable:next discarded_token -- why\nLEAK",
    "/* observer-lint:disable:next discarded_token */ LEAK",
    "// observer-lint:disable:next all\nLEAK",
    "// observer-lint:disable:next discarded_token, unremoved_token\n// and more\n\nLEAK\n// allow",
    "LEAK // observer-lint:disable:this discarded_token",
    "LEAK\n// observer-lint:disable:previous discarded_token",
    "// observer-lint:disable discarded_token\nLEAK\n// observer-lint:enable discarded_token",
    "// observer-lint:disable discarded_token\nLEAK",
    "// observer-lint:disable discarded_token\nLEAK\n// observer-lint:enable all",
    "LEAK\n/// observer-lint:disable:file discarded_token -- why",
  ])
  func aCommentKeepsARuleSilent(text: String) {
    let report = report(text)
    #expect(report.findings.filter { $0.rule == "discarded_token" }.isEmpty)
    #expect(report.summary.suppressed == 1)
  }

  @Test(arguments: [
    "// observer-lint:disable:next discarded_token\nNotificationCenter\n  .default\n  .addObserver(forName: nil, object: nil, queue: nil) { _ in\n}",
    "// observer-lint:disable:next discarded_token\nother\n  ? LEAK\n  : LEAK",
    "NotificationCenter\n  .default // observer-lint:disable:this discarded_token\n  .addObserver(forName: nil, object: nil, queue: nil) { _ in\n}",
    "NotificationCenter\n  .default\n  .addObserver(forName: nil, object: nil, queue: nil) { _ in\n} // observer-lint:disable:this discarded_token",
    "NotificationCenter\n  .default\n  .addObserver(forName: nil, object: nil, queue: nil) { _ in\n}\n\n// observer-lint:disable:previous discarded_token",
    "// observer-lint:disable:next discarded_token\n[1].forEach { _ in\n  print()\n  LEAK\n}",
  ])
  func aCommentMeansTheWholeStatement(text: String) { #expect(found(text) == []) }

  @Test(arguments: [
    (
      "// observer-lint:disable:next discarded_token\nif flag {\n  LEAK\n}",
      ["3 unused_suppression", "5 discarded_token"]
    ),
    (
      "if flag { // observer-lint:disable:this discarded_token\n  LEAK\n}",
      ["3 unused_suppression", "4 discarded_token"]
    ),
    (
      "if flag {\n  LEAK\n}\n// observer-lint:disable:previous discarded_token",
      ["4 discarded_token", "6 unused_suppression"]
    ),
    ("// observer-lint:disable:next discarded_token\nprint()\nLEAK", ["3 unused_suppression", "5 discarded_token"]),
    (
      "// observer-lint:disable discarded_token\nLEAK\n// observer-lint:enable discarded_token\nLEAK",
      ["6 discarded_token"]
    ),
    ("LEAK\n// observer-lint:disable discarded_token", ["3 discarded_token", "4 unused_suppression"]),
    ("// observer-lint:disable:this discarded_token\nLEAK", ["3 unused_suppression", "4 discarded_token"]),
  ])
  func aCommentMeansNoMore(text: String, wanted: [String]) { #expect(found(text) == wanted) }

  @Test(arguments: [
    ("// observer-lint:disable:next unremoved_token\nLEAK", ["3 unused_suppression", "4 discarded_token"]),
    ("// observer-lint:disable:next discarded_token unremoved_token\nLEAK", ["3 unused_suppression"]),
    ("// observer-lint:enable discarded_token", ["3 unused_suppression"]),
    ("// observer-lint:disable:next\nLEAK", ["3 unused_suppression", "4 discarded_token"]),
    ("// observer-lint:disable:next -- why\nLEAK", ["3 unused_suppression", "4 discarded_token"]),
    ("// observer-lint:disable:nxt discarded_token\nLEAK", ["3 unused_suppression", "4 discarded_token"]),
    ("// observer-lint:disable:next discarded_token because\nLEAK", ["3 unused_suppression"]),
    ("// observer-lint:disable:next all\nprint()", ["3 unused_suppression"]),
    ("// observer-lint:disable all\nprint()", ["3 unused_suppression"]),
  ])
  func whatSuppressesNothingIsReported(text: String, wanted: [String]) { #expect(found(text) == wanted) }

  @Test(arguments: [
    "let text = \"// observer-lint:disable:next discarded_token\"\nLEAK",
    "// See observer-lint:disable:next discarded_token.\nLEAK",
    "// observer-linter:disable:next discarded_token\nLEAK",
  ])
  func whatIsNoDirectiveIsNone(text: String) { #expect(found(text) == ["4 discarded_token"]) }

  @Test(arguments: [
    "// swiftlint:disable:next discarded_notification_center_observer\nLEAK",
    "LEAK // swiftlint:disable:this force_cast discarded_notification_center_observer - because",
    "LEAK\n// swiftlint:disable:previous discarded_notification_center_observer",
    "// swiftlint:disable discarded_notification_center_observer\nLEAK\n// swiftlint:enable discarded_notification_center_observer",
    "// Old code. swiftlint:disable:next discarded_notification_center_observer\nLEAK",
  ])
  func swiftLintsOwnAreHonoured(text: String) { #expect(found(text) == []) }

  @Test(arguments: [
    "// swiftlint:disable:next force_cast\nLEAK", "// swiftlint:disable:next notification_center_detachment\nLEAK",
    "// swiftlint:disable:next force_cast - discarded_notification_center_observer\nLEAK",
  ])
  func othersOfSwiftLintAreNot(text: String) { #expect(found(text) == ["4 discarded_token"]) }

  @Test func aNearNameIsOffered() {
    let report = report("// observer-lint:disable:next discarded_tokens\nprint()")
    #expect(
      report.findings.map(\.message).contains {
        $0.contains("'discarded_tokens'") && $0.contains("'discarded_token'")
      })
  }

  @Test func theFindingStandsOnTheNameThatIsUnused() {
    let report = report("// observer-lint:disable:next discarded_token unremoved_token\nLEAK")
    #expect(report.findings.map { [$0.place.column, $0.endColumn] } == [[47, 62]])
  }

  @Test func aFileWithoutAFindingIsLookedAtToo() {
    let report = InMemoryProgram("// observer-lint:disable discarded_token\nlet a = 1\n").linted()
    #expect(report.findings.map(\.rule) == ["unused_suppression"])
  }

  @Test func damagedTextKeepsItsComments() {
    #expect(found("// observer-lint:disable:next discarded_token\nLEAK\n}}}} ) let") == [])
  }
}
