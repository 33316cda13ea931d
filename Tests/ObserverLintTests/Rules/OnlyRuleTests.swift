import Testing

@testable import ObserverLint

/// A rule says the same whether or not others are asked, though what only those look at is neither read nor followed.
@Suite struct OnlyRuleTests {
  @Test(arguments: RuleRegistry.rules.map { type(of: $0).id })
  func aRuleAloneFindsWhatItFindsAmongOthers(rule: String) throws {
    for fixture in Fixture.all {
      var request = try fixture.program().request
      request.proposesFixes = true
      let expected = lint(request).findings.filter { $0.rule == rule }
      request.onlyRules = [rule]
      let found = lint(request).findings
      #expect(found.map(\.described) == expected.map(\.described), "\(fixture)")
    }
  }
}

extension LocatedFinding {
  fileprivate var described: String { "\(self)" }
}
