/// Where a registration came from: said by the call itself, or to be read from its backtrace.
struct Origin: Sendable {
  /// Nil where the call could not say, and the backtrace must.
  private let said: RegistrationPlace?
  private let trace: CallTrace?

  static func at(_ place: RegistrationPlace) -> Origin {
    let frames = ProbeProcess.backtraceLimit
    return Origin(said: place, trace: frames > 0 ? CallTrace(limit: frames) : nil)
  }

  /// The code that called the function of the probe, or of Foundation in its stead, that asks.
  static func caller() -> Origin {
    Origin(said: nil, trace: CallTrace(limit: max(1, ProbeProcess.backtraceLimit)))
  }

  /// True if the library that made the observation records it, too. Slow, too.
  var isToldElsewhere: Bool { said == nil && trace?.isOfRecordingLibrary == true }

  /// Slow where it must be read from the backtrace.
  var place: RegistrationPlace { said ?? trace?.callerPlace ?? .unknown }

  /// The frames of the backtrace, innermost first; empty where none was asked for.
  var frames: [String] { ProbeProcess.backtraceLimit > 0 ? trace?.frames ?? [] : [] }
}
