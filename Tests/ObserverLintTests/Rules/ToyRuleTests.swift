import Foundation
import Testing

@testable import ObserverLint

/// Follows *Add a rule* of `CONTRIBUTING.md`, with a toy.
@Suite struct ToyRuleTests {
  /// The second place: the rule finds in the linked program, and says the problem, the reason and the remedy.
  private struct BlockObserver: Rule {
    static let id = "block_observer"

    func findings(in linked: LinkedProgram) -> [Finding] {
      linked.registrations.filter { $0.kind == .block }.map {
        Finding(
          rule: Self.id, severity: .note, range: linked.program.range(ofCall: $0.call), message: "a block observes",
          help: "observe by selector")
      }
    }

    func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? { nil }
  }

  /// The fourth place: files that see each other.
  private static let fixture = InMemoryProgram([
    InMemoryProgram.File(
      path: "Radio.swift",
      bytes: Array(
        """
        import Foundation
        final class Radio: NSObject {
          func start() {
            observe { _ in }
            NotificationCenter.default.addObserver(self, selector: #selector(heard), name: .news, object: nil)
          }
          @objc private func heard() {}
        }

        """.utf8)),
    InMemoryProgram.File(
      path: "Observing.swift",
      bytes: Array(
        """
        import Foundation
        func observe(_ block: @escaping @Sendable (Notification) -> Void) {
          _ = NotificationCenter.default.addObserver(  // expect: block_observer
            forName: .news, object: nil, queue: nil, using: block)
        }

        """.utf8)),
  ])

  @Test func aRuleInTheRegistryIsAskedAboutTheWholeProgram() {
    let report = lint(Self.fixture.request) { analyze($0, $1, rules: [BlockObserver()]) }
    #expect(Self.fixture.labels().differences(from: report) == [])
  }

  /// Every rule there is stands in the four places that the description names; what only the probe sees has no fixture.
  @Test(
    arguments: RuleRegistry.rules.filter { !($0 is LeakedAtRunTime) }.map {
      (id: type(of: $0).id, name: "\(type(of: $0))")
    })
  func theFourPlacesAreThoseOfEveryRule(rule: (id: String, name: String)) throws {
    let text = try String(contentsOf: Repository.root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## Add a rule\n").last).components(
      separatedBy: "\n## ")[0]
    let places = section.split(separator: "`").map(String.init).filter { $0.contains("<") }
    try #require(places.count == 3)
    for place in places {
      let path = place.replacing("<rule_id>", with: rule.id).replacing("<RuleName>", with: rule.name)
        .replacing("<case-name>/", with: "")
      #expect(FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(path).path), "\(path)")
    }
  }
}
