import Testing

@testable import ObserverLint

/// A rule says the same whether or not others are asked, though what only those look at is neither read nor followed.
@Suite struct OnlyRuleTests {
  @Test(arguments: Fixture.all, [nil, FixStyle.descriptor])
  func aRuleAloneFindsWhatItFindsAmongOthers(fixture: Fixture, style: FixStyle?) throws {
    var request = try fixture.program().request
    request.proposesFixes = true
    request.fixStyle = style
    let all = lint(request).findings
    // Each rule that finds something, and the rule of the fixture, which may be silent.
    for rule in Set(all.map(\.rule)).union([fixture.rule])
    where style == nil || fixture.rule == rule || fixture.rule == "userinfo_contract" {
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
