import Testing

@testable import ObserverLint

/// A rule says the same whether or not other rules are asked, though code for other rules is neither read nor followed.
@Suite struct OnlyRuleTests {
  /// Publishers and key paths have no descriptor, so the style says nothing about them.
  static let rulesWithoutDescriptors: Set = [
    "dropped_observation", "retain_cycle", "unbalanced_lifecycle", "unmatched_key_path_observer",
  ]

  @Test(arguments: Fixture.all) func aRuleAloneFindsWhatItFindsAmongOthers(fixture: Fixture) throws {
    var request = try fixture.program().request
    request.proposesFixes = true
    let all = lint(request).findings
    // Each rule that finds something, and the rule of the fixture, which may be silent.
    expectTheSame(all, Set(all.map(\.rule)).union([fixture.rule]), request)
    // The style changes the fixes of findings alone.
    if all.isEmpty || Self.rulesWithoutDescriptors.contains(fixture.rule) { return }
    request.fixStyle = .descriptor
    let rewritten = lint(request).findings
    let hasOthers = fixture.rule == "userinfo_contract"
    expectTheSame(rewritten, (hasOthers ? Set(all.map(\.rule)) : []).union([fixture.rule]), request)
  }

  private func expectTheSame(_ all: [LocatedFinding], _ rules: Set<String>, _ request: LintRequest) {
    var request = request
    for rule in rules {
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
