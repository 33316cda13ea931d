import LeakProbe

/// Looks, at the end of a scope, for what is still registered and should not be.
struct SurvivorCheck: Sendable {
  let retryFor: Duration
  let failOn: LeakCriterion
  let ignoring: [ObserverPattern]

  func survivors(of scope: ProbeScope) -> [Census.Row] {
    scope.census().rows.filter { row in
      failOn.includes(row.verdict) && !ignoring.contains { $0.matches(row) }
    }
  }

  /// Returns the survivors, after `pause` has let other code finish for as long as the check allows: a removal may
  /// wait in a queue, and the last reference to an object in a task. Pauses grow from a millisecond to a quarter of
  /// the time.
  func survivorsInTheEnd(
    of scope: ProbeScope, isolation: isolated (any Actor)? = #isolation, pause: (Duration) async -> Void
  ) async -> [Census.Row] {
    var rows = survivors(of: scope)
    for duration in pauses where !rows.isEmpty {
      await pause(duration)
      rows = survivors(of: scope)
    }
    return rows
  }

  /// The same where nobody can wait but the thread.
  func survivorsInTheEnd(of scope: ProbeScope, pause: (Duration) -> Void) -> [Census.Row] {
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
    let of = name.map { "'\($0.rawValue)'" } ?? "every notification"
    switch verdict {
    case .unremovable:
      return
        "\(observers) of \(of), registered here, outlived the test, and nobody can remove \(count == 1 ? "it" : "them"):"
        + " the token is gone"
    case .observedObjectDead:
      return "\(observers) of \(of), registered here, outlived the object observed"
    case .stillRegistered:
      return "\(observers) of \(of), registered here, outlived the test: the token is still held, and was not removed"
    }
  }
}
