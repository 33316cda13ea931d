import CLeakProbe
import Foundation

/// The test, or the part of one, that a registration belongs to.
///
/// A task inherits it; a detached task and a dispatch queue do not, so that what they register belongs to no test.
package final class ProbeScope: Sendable {
  /// The test's name, for people.
  package let test: String
  private let parent: ProbeScope?
  /// True if no outer scope reports the registrations of this scope.
  private var decides: Bool { Self.lock.withLock { hasLastWord } }
  nonisolated(unsafe) private var hasLastWord: Bool

  /// The scope of the task that runs. It stands in the way of a process-wide one.
  @TaskLocal package static var ofTask: ProbeScope?

  package init(test: String, within parent: ProbeScope? = nil, decides: Bool = false) {
    self.test = test
    self.parent = parent
    hasLastWord = decides
    Self.lock.withLock { Self.wasAsked = true }
  }

  /// Keeps outer scopes from reporting the registrations of this scope again.
  package func settle() { Self.lock.withLock { hasLastWord = true } }

  private static let lock = NSLock()
  /// True if a test of the process has asked for its remaining observers.
  nonisolated(unsafe) private static var wasAsked = false
  static var anyWasOpened: Bool { lock.withLock { wasAsked } }

  nonisolated(unsafe) private static var ofProcess: ProbeScope?
  nonisolated(unsafe) private static var finder: (@Sendable () -> ProbeScope?)?

  /// XCTest runs one test at a time, and not in a task of the helper's.
  package static func setOfProcess(_ scope: ProbeScope?) {
    lock.withLock {
      ofProcess = scope
      cleakprobe_set_process_scoped(scope != nil || finder != nil)
    }
  }

  /// Asked where no scope was opened.
  package static func setFinder(_ find: @escaping @Sendable () -> ProbeScope?) {
    lock.withLock {
      finder = find
      cleakprobe_set_process_scoped(true)
    }
  }

  package static var current: ProbeScope? {
    if let ofTask { return ofTask }
    guard cleakprobe_is_process_scoped() else { return nil }
    let (scope, find) = lock.withLock { (ofProcess, finder) }
    return scope ?? find?()
  }

  private func isWithin(_ scope: ProbeScope) -> Bool {
    var candidate: ProbeScope? = self
    while let one = candidate {
      if one === scope { return true }
      if one.decides { return false }
      candidate = one.parent
    }
    return false
  }

  /// Returns the registrations of this scope that remain.
  package func census(ignoring patterns: [ObserverPattern] = []) -> Census {
    Census(LedgerDirectory.alive, ignoring: patterns) { $0.scope?.isWithin(self) == true }
  }
}
