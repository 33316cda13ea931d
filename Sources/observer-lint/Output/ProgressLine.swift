import ObserverLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A line on the terminal that says what a long run is at, and is gone when it ends. Standard error, so that nothing of it
/// gets into a report.
final class ProgressLine: Sendable {
  private struct State {
    var progress = LintProgress.findingFiles
    /// The number of times that linting began. A run that fixes lints again and again.
    var rounds = 0
    var hasEnded = false
    var isShown = false
  }

  private let state = Lock(State())

  /// Nil where nobody looks.
  static func start() -> ProgressLine? {
    guard StandardStreams.errorsAreSeen else { return nil }
    let line = ProgressLine()
    line.watch()
    return line
  }

  func tell(_ progress: LintProgress) {
    state.withLock { state in
      if case .findingFiles = progress { state.rounds += 1 }
      state.progress = progress
    }
  }

  /// Most runs are over before anything is shown.
  private func watch() {
    Threads.detach { [self] in
      let begin = time(nil)
      usleep(1_000_000)
      while true {
        let hasEnded = state.withLock { state in
          if !state.hasEnded {
            state.isShown = true
            StandardStreams.show("\r\u{1B}[K\(Self.text(state)) (\(time(nil) - begin) s)")
          }
          return state.hasEnded
        }
        if hasEnded { return }
        usleep(200_000)
      }
    }
  }

  func end() {
    state.withLock { state in
      state.hasEnded = true
      if state.isShown { StandardStreams.show("\r\u{1B}[K") }
    }
  }

  private static func text(_ state: State) -> String {
    let round = state.rounds > 1 ? " again, round \(state.rounds)" : ""
    return switch state.progress {
    case .findingFiles: "observer-lint: finding files\(round) …"
    case .reading(let files): "observer-lint: reading \(files) files\(round) …"
    case .reporting: "observer-lint: \(round.isEmpty ? "writing the report" : "looking at the fixes") …"
    }
  }
}
