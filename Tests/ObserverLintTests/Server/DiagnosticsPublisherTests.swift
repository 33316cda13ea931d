import Testing

@testable import observer_lint

/// Which files the client is told about.
@Suite struct DiagnosticsPublisherTests {
  private func diagnostic(line: Int) -> Diagnostic {
    let place = Position(line: line, character: 0)
    return Diagnostic(range: TextRange(place, place), severity: .error, rule: "retain_cycle", message: "a cycle")
  }

  private func addresses(_ publications: [DiagnosticsPublisher.Publication]) -> [String] { publications.map(\.address) }

  @Test func onlyDifferencesArePublished() {
    var publisher = DiagnosticsPublisher()
    let first = ["a": [diagnostic(line: 1)], "b": [diagnostic(line: 1)]]
    #expect(addresses(publisher.publish(first, versions: [:])) == ["a", "b"])
    #expect(publisher.publish(first, versions: [:]) == [])
    let second = ["a": [diagnostic(line: 1)], "c": [diagnostic(line: 2)]]
    let changes = publisher.publish(second, versions: [:])
    #expect(addresses(changes) == ["b", "c"])
    #expect(changes.map(\.diagnostics.count) == [0, 1])
    #expect(addresses(publisher.publish([:], versions: [:])) == ["a", "c"])
    #expect(publisher.publish([:], versions: ["a": 1, "z": 1]) == [])
  }

  /// A client may drop a list that is for a version that it no longer has.
  @Test func anOpenDocumentGetsItsListForEachVersion() {
    var publisher = DiagnosticsPublisher()
    let found = ["a": [diagnostic(line: 1)]]
    #expect(publisher.publish(found, versions: ["a": 1]).map(\.version) == [1])
    #expect(publisher.publish(found, versions: ["a": 1]) == [])
    #expect(publisher.publish(found, versions: ["a": 2]).map(\.version) == [2])
    #expect(publisher.publish([:], versions: ["a": 3]).map(\.version) == [3])
    #expect(publisher.publish([:], versions: ["a": 4]).map(\.version) == [4])
    #expect(publisher.publish([:], versions: ["a": 5]) == [])
  }

  @Test func manyChangesCauseOneLint() {
    var delay = LintDelay()
    let start = ContinuousClock.now
    #expect(delay.rest(at: start) == nil)
    for milliseconds in stride(from: 0, through: 850, by: 50) {
      delay.begin(at: start + .milliseconds(milliseconds))
      #expect(delay.rest(at: start + .milliseconds(milliseconds)) == 100)
    }
    delay.begin(at: start + .milliseconds(950))
    #expect(delay.rest(at: start + .milliseconds(950)) == 50, "a lint waits for a second at most")
    delay.begin(at: start + .milliseconds(951), isUrgent: true)
    #expect(delay.rest(at: start + .milliseconds(951)) == 0)
    delay.end()
    #expect(delay.rest(at: start) == nil)
  }
}
