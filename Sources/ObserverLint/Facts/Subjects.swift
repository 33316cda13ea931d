/// What rules look at. What no rule looks at is neither searched for nor asked about, so that a rule that is off costs
/// nothing.
struct Subjects: OptionSet, Sendable {
  let rawValue: UInt8

  /// Whether what centers keep is removed: tokens, selector observers, observers of key paths.
  static let registrations = Subjects(rawValue: 1 << 0)
  /// What removals end, and what is registered twice.
  static let removals = Subjects(rawValue: 1 << 1)
  /// What piles up where a lifecycle method runs again.
  static let repetitions = Subjects(rawValue: 1 << 2)
  /// What ends with its token or task, and what that holds.
  static let observations = Subjects(rawValue: 1 << 3)
  /// What is read out of notifications.
  static let payloads = Subjects(rawValue: 1 << 4)
  /// What is posted with them.
  static let posts = Subjects(rawValue: 1 << 5)

  static let all: Subjects = [.registrations, .removals, .repetitions, .observations, .payloads, .posts]
}
