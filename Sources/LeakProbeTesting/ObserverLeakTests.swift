import Foundation
import LeakProbe
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// All tests of the process, whether they ask for leaks or not. `LeakProbeEveryTest` calls it.
package enum ObserverLeakTests {
  /// To be called before the first test.
  package static func checkAll() {
    ProbeProcess.begin()
    ProbeScope.setFinder { RunningTests.scope() }
    #if canImport(XCTest)
      XCTestObservationCenter.shared.addTestObserver(XCTestWatch())
    #endif
  }
}

/// A scope for each test of Swift Testing that has registered something.
private enum RunningTests {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var scopes: [Test.ID: ProbeScope] = [:]

  /// Nil outside of tests, and in tasks that inherit nothing of theirs.
  static func scope() -> ProbeScope? {
    guard let test = Test.current else { return nil }
    return lock.withLock {
      if let known = scopes[test.id] { return known }
      let new = ProbeScope(test: test.nameInReports)
      scopes[test.id] = new
      return new
    }
  }
}

#if canImport(XCTest)
  /// Looks at each test of XCTest as if it asked for that itself.
  private final class XCTestWatch: NSObject, XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) {
      // Observers that `tearDown()` removes are still there now, and their tokens are held.
      testCase.failOnObserverLeaks(failOn: .unremovable)
    }
  }
#endif
