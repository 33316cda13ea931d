/// A rule has an id, and reports findings in a program. The linked program answers the questions that several rules
/// share.
protocol Rule: Sendable {
  static var id: String { get }

  /// The subjects that its findings depend on.

  /// Findings in any order.
  func findings(in linked: LinkedProgram) -> [Finding]

  /// Says why the rule reports a call, or why it does not. Nil if the rule does not judge such a call.
  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation?

  /// Places that look like findings and are none, each with the reason.
  func silences(in linked: LinkedProgram) -> [(range: SourceRange, silence: Silence)]
}

extension Rule {
  func silences(in linked: LinkedProgram) -> [(range: SourceRange, silence: Silence)] { [] }
}

/// The answer of a rule about a call.
enum Explanation {
  /// The rule reports the call. The text says why.
  case reports(String)
  case silent(Silence)

  /// The line that `--inspect` prints behind the rule's id.
  var text: String {
    switch self {
    case .reports(let reason): "reports: \(reason)"
    case .silent(let silence): "silent: \(silence.reason)"
    }
  }

  var silence: Silence? { if case .silent(let silence) = self { silence } else { nil } }
}
