/// Which rules a run is asked for, beside what configurations say.
struct RuleChoice: Sendable {
  /// The rules that report. All rules report if it is empty.
  let only: Set<String>
  /// Rules that report nothing, whatever else is said.
  let ignored: Set<String>
  /// True if the findings of the other rules are compared with something.
  private let needsAll: Bool

  init(only: Set<String>, ignored: Set<String>, needsAll: Bool) {
    self.only = only
    self.ignored = ignored
    // The findings of a rule decide if a comment suppresses nothing.
    self.needsAll = needsAll || only.contains(UnusedSuppression.id)
  }

  /// Rules that need not look, given those that configurations switch off.
  func rulesOff(_ off: Set<String>) -> Set<String> {
    if needsAll { return [] }
    if only.isEmpty { return off.union(ignored) }
    return Set(RuleRegistry.rules.map { type(of: $0).id }).subtracting(only)
  }

  func reports(_ rule: String) -> Bool { (only.isEmpty || only.contains(rule)) && !ignored.contains(rule) }
}
