/// A leak that the runtime probe saw and no other rule reports. `ProbeEvidence` makes its findings from the probe's
/// reports.
struct LeakedAtRunTime: Rule {
  static let id = "leaked_at_run_time"

  /// The rules whose findings a leaked observer confirms.
  static let confirmedRules: Set = [DiscardedToken.id, UnremovedToken.id]

  func findings(in linked: LinkedProgram) -> [Finding] { [] }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? { nil }
}

/// The statements of the probe's reports about a finding.
public struct RunTimeEvidence: Sendable, Equatable {
  public enum Status: String, Sendable {
    /// Observers of this place leaked.
    case confirmed
    /// Observers of this place were registered when a process ended, and did not count as leaked.
    case stillRegistered
    /// No report mentions the place: no process registered there, or all was removed.
    case notSeen
  }

  /// The state of an observer that a process ended with. The probe's reports call it a verdict.
  public enum State: String, Sendable, CaseIterable {
    /// No code can remove it any more.
    case unremovable
    case observedObjectDead
    /// Some code holds its token.
    case stillRegistered
    /// It has no token, and ends with its owner.
    case ownerAlive

    var words: String {
      switch self {
      case .unremovable: "the token gone"
      case .observedObjectDead: "the observed object gone"
      case .stillRegistered: "the token still held"
      case .ownerAlive: "the owner alive"
      }
    }
  }

  public var status: Status
  /// The numbers of observers in all reports, by state. Empty if no report names the place.
  public var states: [State: Int]
  /// In how many processes at least.
  public var processes: Int

  /// The number of observers in all reports. 0 if no report names the place.
  public var count: Int { states.values.reduce(0, +) }

  /// For people: `confirmed at run time: leaked 3 times in 1 process, 2 with the token gone, 1 with the owner alive`.
  var words: String {
    let processes = "\(processes) process\(processes == 1 ? "" : "es")"
    switch status {
    case .confirmed:
      return "confirmed at run time: leaked \(count == 1 ? "once" : "\(count) times") in \(processes), \(statesInWords)"
    case .stillRegistered:
      return "at run time \(count) still registered at the end of \(processes), \(statesInWords)"
    case .notSeen: return "not seen at run time"
    }
  }

  private var statesInWords: String {
    let present = State.allCases.filter { states[$0, default: 0] > 0 }
    if present.count == 1 { return "with \(present[0].words)" }
    return present.map { "\(states[$0, default: 0]) with \($0.words)" }.joined(separator: ", ")
  }
}
