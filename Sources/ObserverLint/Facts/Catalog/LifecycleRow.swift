/// Methods that run again and again on one object, and methods that run in between. Methods have full names, as in
/// `viewWillAppear(_:)`. Bare names are properties, or functions that take a closure.
struct LifecycleRow: Sendable, Equatable {
  var repeated: Set<String>
  var counterparts: Set<String>
  /// True if the methods count only where they override a method of a framework.
  var isOverride: Bool
}
