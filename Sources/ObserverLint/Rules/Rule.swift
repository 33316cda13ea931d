/// A rule: what it is called, and what it says of a program. What several rules need is a question that the linked
/// program answers.
protocol Rule: Sendable {
  static var id: String { get }

  /// The subjects that its findings depend on.
  static var subjects: Subjects { get }

  /// Findings in any order.
  func findings(in linked: LinkedProgram) -> [Finding]

  /// One line for each thing that the rule knows of the calls at a place: why it fired or kept silent.
  func explanation(of call: CallID, in linked: LinkedProgram) -> String?

  /// Places that look like findings and are none, each with the reason.
  func silences(in linked: LinkedProgram) -> [(range: SourceRange, reason: String)]
}

extension Rule {
  func silences(in linked: LinkedProgram) -> [(range: SourceRange, reason: String)] { [] }
}

/// Every rule there is, in the order in which they are listed.
enum RuleRegistry {
  static let rules: [any Rule] = [
    DiscardedToken(), UnremovedToken(), UnmatchedSelectorObserver(), UntypedUserInfo(), UserInfoContract(),
    UnmatchedKeyPathObserver(), UnbalancedLifecycle(), IneffectiveRemoval(), OverbroadRemoval(),
    DuplicateRegistration(), UnusedSuppression(),
    LeakedAtRunTime(), RetainCycle(), EndlessNotificationTask(), DroppedObservation(),
  ]
}
