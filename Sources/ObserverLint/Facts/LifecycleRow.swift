/// What runs again and again on one object, and what runs in between: full names of methods, `viewWillAppear(_:)`, or
/// bare names of properties and of functions that take a closure.
struct LifecycleRow: Sendable, Equatable {
  var repeated: Set<String>
  var counterparts: Set<String>
  /// Whether the methods count only where they override a framework's.
  var isOverride: Bool
}
