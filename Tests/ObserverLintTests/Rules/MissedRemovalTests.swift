import Testing

@testable import ObserverLint

/// What `unmatched_selector_observer` says of removals that miss the registration.
@Suite struct MissedRemovalTests {
  @Test(arguments: [
    ("NotificationCenter.default.removeObserver(self, name: .init(\"b\"), object: nil)", "name"),
    ("NotificationCenter.default.removeObserver(self, name: .init(\"a\"), object: dial)", "object"),
    ("other.removeObserver(self, name: .init(\"a\"), object: nil)", "center"),
  ])
  func aRemovalThatMissesSaysByWhat(removal: String, difference: String) throws {
    let report = InMemoryProgram(Self.missing([removal])).linted(by: UnmatchedSelectorObserver.self)
    #expect(report.findings.flatMap(\.related).map(\.message) == ["this removal has another \(difference)"])
  }

  @Test func manyRemovalsThatMissAreCounted() throws {
    let removals = "bcdef".map {
      "NotificationCenter.default.removeObserver(self, name: .init(\"\($0)\"), object: nil)"
    }
    let report = InMemoryProgram(Self.missing(removals)).linted(by: UnmatchedSelectorObserver.self)
    let lines = report.findings.flatMap(\.related).map(\.message)
    #expect(lines.count == 3)
    #expect(lines.last == "this removal has another name; 2 more miss it, too")
  }

  private static func missing(_ removals: [String]) -> String {
    """
    import Foundation

    final class Radio: NSObject {
      private let other = NotificationCenter()
      private let dial = NSObject()
      func start() {
        NotificationCenter.default.addObserver(self, selector: #selector(tune), name: .init("a"), object: nil)
      }
      func stop() {
    \(removals.map { "    " + $0 }.joined(separator: "\n"))
      }
      @objc func tune() {}
    }

    """
  }
}
