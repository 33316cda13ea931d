/// The time from a change to the next lint. Each change moves the lint away, so that many quick keystrokes cause a
/// single lint. A lint does not wait forever for a person who never stops.
struct LintDelay {
  private static let quiet = Duration.milliseconds(100)
  private static let longest = Duration.seconds(1)

  private var latest: ContinuousClock.Instant?
  private var due: ContinuousClock.Instant?

  /// - Parameter isUrgent: true if somebody waits for the lint.
  mutating func begin(at now: ContinuousClock.Instant = .now, isUrgent: Bool = false) {
    let limit = latest ?? now + Self.longest
    latest = isUrgent ? now : limit
    due = min(now + Self.quiet, latest ?? limit)
  }

  mutating func end() { (latest, due) = (nil, nil) }

  /// Milliseconds. Nil if nothing has changed.
  func rest(at now: ContinuousClock.Instant = .now) -> Int? {
    due.map { due in
      let (seconds, attoseconds) = max(.zero, due - now).components
      return Int(seconds) * 1000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
  }
}
