import Testing

@testable import ObserverLint

/// A rule says the same whether or not other rules are asked.
@Suite struct OnlyRuleTests {
  @Test(arguments: Fixture.samples) func aRuleAloneFindsWhatItFindsAmongOthers(fixture: Fixture) throws {
    try expectTheSame(fixture.report().findings, fixture.rule, fixture.program().request)
  }

  @Test(arguments: Fixture.samples, FixStyle.allCases)
  func aRuleAloneOffersTheFixesThatItOffersAmongOthers(fixture: Fixture, style: FixStyle) throws {
    var request = try fixture.program().request
    request.proposesFixes = true
    request.fixStyle = style
    expectTheSame(lint(request).findings, fixture.rule, request)
  }

  /// Asks each rule that finds something, and the rule of the fixture, which may be silent.
  private func expectTheSame(_ all: [LocatedFinding], _ rule: String, _ request: LintRequest) {
    var request = request
    for rule in Set(all.map(\.rule)).union([rule]) {
      request.onlyRules = [rule]
      let alone = lint(request).findings
      #expect(alone.map(\.described) == all.filter { $0.rule == rule }.map(\.described), "\(rule)")
    }
  }

  /// A comment that names no rule may be meant for any of those that were not asked.
  @Test(arguments: [["unused_suppression"], ["discarded_token", "unused_suppression"], ["discarded_token"]])
  func commentsAreHeldAgainstWhatAllRulesFind(rules: [String]) {
    let program = InMemoryProgram(
      """
      import Foundation
      func read(_ note: Notification) {
        // observer-lint:disable:next all
        _ = note.userInfo?["a"] as? Int
        // observer-lint:disable:next all
        print(note)
      }

      """)
    var request = program.request
    request.onlyRules = Set(rules)
    #expect(
      lint(request).findings.map { "\($0.place.line) \($0.rule)" }
        == (rules.contains("unused_suppression") ? ["5 unused_suppression"] : []))
  }
}

extension LocatedFinding {
  fileprivate var described: String { "\(self)" }
}
