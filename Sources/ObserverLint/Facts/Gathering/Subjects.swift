/// The subjects that rules look at. The linter neither searches for nor asks about a subject that no rule needs, so a
/// rule that is off costs nothing.
struct Subjects: OptionSet, Sendable {
  let rawValue: UInt8

  /// Registrations that centers keep, and their removal: tokens, observers by selector, observers of key paths.
  static let registrations = Subjects(rawValue: 1 << 0)
  /// The registrations that removals end, and registrations that are made twice.
  static let removals = Subjects(rawValue: 1 << 1)
  /// Registrations that pile up because a lifecycle method runs again.
  static let repetitions = Subjects(rawValue: 1 << 2)
  /// Observations that end with a token or a task, and the objects that they hold.
  static let observations = Subjects(rawValue: 1 << 3)
  /// Values that handlers read from notifications.
  static let payloads = Subjects(rawValue: 1 << 4)
  /// Values that posters send with notifications.
  static let posts = Subjects(rawValue: 1 << 5)
  /// Observations of libraries that go on without what their call returned.
  static let lastingObservations = Subjects(rawValue: 1 << 6)

  static let all: Subjects = [
    .registrations, .removals, .repetitions, .observations, .payloads, .posts, .lastingObservations,
  ]
}
