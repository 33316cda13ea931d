import CLeakProbe
import Foundation

/// The test, or the part of one, that a registration belongs to.
///
/// A task inherits it; a detached task and a dispatch queue do not, so that what they register belongs to no test.
package final class ProbeScope: Sendable {
  /// The test's name, for people.
  package let test: String
  private let parent: ProbeScope?

  /// The scope of the task that runs. It stands in the way of a process-wide one.
  @TaskLocal package static var ofTask: ProbeScope?

  package init(test: String, within parent: ProbeScope? = nil) {
    self.test = test
    self.parent = parent
    Self.lock.withLock { Self.wasAsked = true }
  }

  private static let lock = NSLock()
  /// True if a test of the process has asked for its remaining observers.
  nonisolated(unsafe) private static var wasAsked = false
  static var anyWasOpened: Bool { lock.withLock { wasAsked } }

  nonisolated(unsafe) private static var ofProcess: ProbeScope?

  /// XCTest runs one test at a time, and not in a task of the helper's.
  package static func setOfProcess(_ scope: ProbeScope?) {
    lock.withLock { ofProcess = scope }
    cleakprobe_set_process_scoped(scope != nil)
  }

  package static var current: ProbeScope? {
    if let ofTask { return ofTask }
    return cleakprobe_is_process_scoped() ? lock.withLock { ofProcess } : nil
  }

  func isWithin(_ scope: ProbeScope) -> Bool {
    var candidate: ProbeScope? = self
    while let one = candidate {
      if one === scope { return true }
      candidate = one.parent
    }
    return false
  }

  /// Returns the registrations of this scope that remain.
  package func census() -> Census {
    Census(LedgerDirectory.registrations().filter { $0.registration.scope?.isWithin(self) == true })
  }
}
