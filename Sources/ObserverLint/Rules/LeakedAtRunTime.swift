/// A leak that the runtime probe saw and no other rule reports. `ProbeEvidence` makes its findings from the probe's
/// reports.
struct LeakedAtRunTime: Rule {
  static let id = "leaked_at_run_time"
  static let subjects: Subjects = []

  /// The rules whose findings a leaked observer confirms.
  static let confirmedRules: Set = [DiscardedToken.id, UnremovedToken.id]

  func findings(in linked: LinkedProgram) -> [Finding] { [] }

  func explanation(of call: CallID, in linked: LinkedProgram) -> String? { nil }
}

/// The statements of the probe's reports about a finding.
public struct RunTimeEvidence: Sendable, Equatable {
  public enum Status: String, Sendable {
    /// Observers of this place leaked.
    case confirmed
    /// Observers of this place were registered when a process ended, and their tokens were still held.
    case stillRegistered
    /// No report mentions the place: no process registered there, or all was removed.
    case notSeen
  }

  public var status: Status
  /// How many observers, in all reports. 0 where the place was not seen.
  public var count: Int
  /// In how many processes at least.
  public var processes: Int
}
