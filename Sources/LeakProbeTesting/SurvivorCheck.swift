import Foundation
import LeakProbe
import ObservationRecording
import Testing

/// Fails the running test where any observer of the process is left, from whichever test or from none.
///
/// ```swift
/// let baseline = ObserverPattern.current()
/// let app = App()
/// app.run()
/// app.quit()
/// await expectNoObserverLeaks(ignoring: [baseline])
/// ```
/// Tests that run at the same time count as well, so ask it in a suite that is `.serialized`, and in a process of its own
/// where others register; ``Testing/Trait/noObserverLeaks(retryFor:failOn:ignoring:)`` asks of one test alone.
///
/// - Parameters: As of that trait.
public func expectNoObserverLeaks(
  retryFor: Duration = .milliseconds(200), failOn: LeakCriterion = .any, ignoring: [ObserverPattern] = [],
  isolation: isolated (any Actor)? = #isolation
) async {
  ProbeProcess.begin()
  let check = SurvivorCheck(retryFor: retryFor, failOn: failOn, ignoring: ignoring)
  for row in await check.survivorsInTheEnd(of: nil, pause: { try? await Task.sleep(for: $0) }) {
    Issue.record(Comment(rawValue: row.complaint), sourceLocation: row.place.sourceLocation)
  }
}

/// Looks, at the end of a scope, for what is still registered and should not be.
struct SurvivorCheck: Sendable {
  let retryFor: Duration
  let failOn: LeakCriterion
  let ignoring: [ObserverPattern]

  /// `scope` nil: of the process.
  func survivors(of scope: ProbeScope?) -> [Census.Row] {
    let census = scope?.census(ignoring: ignoring) ?? ObserverLeakCheck.census(ignoring: ignoring)
    return census.rows.filter { failOn.includes($0.verdict) }
  }

  /// Returns the survivors, after `pause` has let other code finish for as long as the check allows: a removal may
  /// wait in a queue, and the last reference to an object in a task. Pauses grow from a millisecond to a quarter of
  /// the time.
  func survivorsInTheEnd(
    of scope: ProbeScope?, isolation: isolated (any Actor)? = #isolation, pause: (Duration) async -> Void
  ) async -> [Census.Row] {
    var rows = survivors(of: scope)
    for duration in pauses where !rows.isEmpty {
      await pause(duration)
      rows = survivors(of: scope)
    }
    return rows
  }

  /// The same where nobody can wait but the thread.
  func survivorsInTheEnd(of scope: ProbeScope?, pause: (Duration) -> Void) -> [Census.Row] {
    var rows = survivors(of: scope)
    for duration in pauses where !rows.isEmpty {
      pause(duration)
      rows = survivors(of: scope)
    }
    return rows
  }

  private var pauses: [Duration] {
    var pauses: [Duration] = []
    var left = retryFor
    var next = Duration.milliseconds(1)
    while left > .zero {
      let pause = min(next, left)
      pauses.append(pause)
      left -= pause
      next = min(next * 2, max(retryFor / 4, .milliseconds(1)))
    }
    return pauses
  }
}

extension Census.Row {
  /// The message of a test about a survivor.
  var complaint: String {
    let observers = count == 1 ? "an observer" : "\(count) observers"
    let start = "\(observers) of \(observed), registered here, outlived the "
    switch verdict {
    case .unremovable:
      return "\(start)test, and nobody can remove \(count == 1 ? "it" : "them"): the token is gone\(calls)"
    case .observedObjectDead:
      return "\(start)object observed\(calls)"
    case .stillRegistered:
      return "\(start)test: the token is still held, and was not removed\(calls)"
    case .ownerAlive:
      return "\(start)test: the owner that \(count == 1 ? "it ends" : "they end") with is still alive\(calls)"
    }
  }

  var observed: String { name.map { "'\($0.rawValue.escapedForOneLine)'" } ?? "every notification" }

  /// The calls that led to one of them, a line for each.
  var calls: String {
    backtrace.enumerated().map { "\n  #\($0) \($1.escapedForOneLine)" }.joined()
  }
}
