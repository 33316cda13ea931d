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

  func tell(_ progress: LintProgress) { state.withLock { $0.progress = progress } }

  /// Most runs are over before anything is shown.
  private func watch() {
    Threads.detach { [self] in
      let begin = time(nil)
      usleep(1_000_000)
      while true {
        let hasEnded = state.withLock { state in
          if !state.hasEnded {
            state.isShown = true
            StandardStreams.show("\r\u{1B}[K\(Self.text(state.progress)) (\(time(nil) - begin) s)")
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

  private static func text(_ progress: LintProgress) -> String {
    switch progress {
    case .findingFiles: "observer-lint: finding files …"
    case .reading(let files): "observer-lint: reading \(files) files, and following what they observe …"
    case .reporting: "observer-lint: writing the report …"
    }
  }
}
