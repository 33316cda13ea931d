/// Every rule there is, in the order in which they are listed.
enum RuleRegistry {
  static let rules: [any Rule] = [
    DiscardedToken(), UnremovedToken(), UnmatchedSelectorObserver(), UntypedUserInfo(), UserInfoContract(),
    UnmatchedKeyPathObserver(), UnbalancedLifecycle(), IneffectiveRemoval(), OverbroadRemoval(),
    DuplicateRegistration(), UnusedSuppression(),
    LeakedAtRunTime(), RetainCycle(), EndlessNotificationTask(), DroppedObservation(),
  ]
}
