/// Which of the observers that are still registered count as leaked.
public enum LeakCriterion: String, Sendable, Hashable, CaseIterable {
  /// Observers that nobody can remove any more.
  case unremovable
  /// All of them.
  case any
  /// None: they are listed and nothing fails.
  case none

  package func includes(_ verdict: Census.Verdict) -> Bool {
    switch self {
    case .unremovable: verdict == .unremovable
    case .any: true
    case .none: false
    }
  }
}
