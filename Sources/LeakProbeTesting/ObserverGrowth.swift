import Foundation
import LeakProbe
import ObservationRecording
import Testing

/// Fails the running test where each repetition of `scenario` leaves more observers registered than the one before.
///
/// ```swift
/// @Test func openingAndClosing() async {
///   await expectNoObserverGrowth(repeating: 10) { Player().open().close() }
/// }
/// ```
/// The first run does not count: what it registers once and for all is no growth. Growth is told for each place, at its
/// line, whatever the verdict: an observer that could be removed, and is not, grows as well.
///
/// - Parameters:
///   - repetitions: How often `scenario` runs after its first time. One repetition proves little: two is the least.
///   - scenario: What should leave nothing behind.
public func expectNoObserverGrowth(
  repeating repetitions: Int = 5, isolation: isolated (any Actor)? = #isolation,
  _ scenario: () async throws -> Void
) async rethrows {
  ProbeProcess.begin()
  var growth = ObserverGrowth(test: Test.current?.nameInReports ?? "")
  for _ in 0...max(2, repetitions) {
    try await ProbeScope.$ofTask.withValue(growth.scope) { try await scenario() }
    growth.look()
  }
  let rows = growth.rows
  if !rows.isEmpty { growth.scope.settle() }
  for row in rows {
    Issue.record(Comment(rawValue: growth.complaint(row)), sourceLocation: row.place.sourceLocation)
  }
}

/// Counts of what is registered at each place, from repetition to repetition.
struct ObserverGrowth {
  /// The source of an observer. A registration changes its verdict while it lives; that is no growth.
  private struct Source: Hashable {
    let place: RegistrationPlace
    let name: Notification.Name?
  }

  let scope: ProbeScope
  private var counts: [[Source: Int]] = []
  private var last: [Census.Row] = []

  init(test: String) {
    scope = ProbeScope(test: test, within: ProbeScope.current)
  }

  mutating func look() {
    last = scope.census().rows
    counts.append(
      Dictionary(last.map { (Source(place: $0.place, name: $0.name), $0.count) }, uniquingKeysWith: +))
  }

  /// A row for each source that had more after every repetition.
  var rows: [Census.Row] {
    var seen: Set<Source> = []
    return last.filter { row in
      let source = Source(place: row.place, name: row.name)
      guard seen.insert(source).inserted else { return false }
      let history = counts.map { $0[source, default: 0] }
      return zip(history, history.dropFirst()).allSatisfy { $0 < $1 }
    }
  }

  func complaint(_ row: Census.Row) -> String {
    let source = Source(place: row.place, name: row.name)
    let history = counts.map { "\($0[source, default: 0])" }.joined(separator: ", ")
    return "observers of \(row.observed), registered here, grow with each repetition: \(history)\(row.calls)"
  }
}
