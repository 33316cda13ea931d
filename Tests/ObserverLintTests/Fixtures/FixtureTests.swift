import Testing

@testable import ObserverLint

@Suite struct FixtureTests {
  @Test(arguments: Fixture.all)
  func findingsAreThoseOfTheLabels(fixture: Fixture) throws {
    let differences = try fixture.program().labels().differences(from: fixture.report())
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  /// A message says what, then why, with a colon between. A name may be long, and the rest fits a line of a terminal.
  @Test(arguments: Fixture.all) func messagesAreShort(fixture: Fixture) throws {
    for message in Set(try fixture.report().findings.map(\.message)) {
      let parts = message.split(separator: ": ")
      #expect(parts.count <= 2, "\(message)")
      for part in parts { #expect(part.split(separator: " ").count <= 15, "\(message)") }
      #expect(message.replacing(#/`[^`]{9,}`/#, with: "`eightoff`").count <= 100, "\(message)")
    }
  }

  /// A misspelt label would never be missed where silence is right.
  @Test(arguments: Fixture.all)
  func labelsNameRules(fixture: Fixture) throws {
    let rules = Set(RuleRegistry.rules.map { type(of: $0).id })
    let labels = try fixture.program().labels()
    let unknown = labels.expected.union(labels.allowed).filter { !rules.contains($0.rule) }
    #expect(unknown.isEmpty)
  }

  @Test(arguments: Repository.folders(in: Repository.fixtures).map(\.lastPathComponent))
  func folderIsNamedAfterARule(name: String) {
    #expect(RuleRegistry.rules.contains { type(of: $0).id == name })
  }
}
