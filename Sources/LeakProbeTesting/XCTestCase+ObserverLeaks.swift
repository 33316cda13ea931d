#if canImport(XCTest)
  import Foundation
  import LeakProbe
  import ObservationRecording
  import XCTest

  extension XCTestCase {
    /// Fails this test if it leaves observers behind, at the line where they were registered. To be called first of all
    /// in `setUp`, or in the test:
    ///
    /// ```swift
    /// override func setUp() { failOnObserverLeaks() }
    /// ```
    /// It looks in a teardown block. These run in the opposite order, before `tearDown()`: what `tearDown()` removes is
    /// still there, so remove it in a teardown block instead. A property of the test case lives until the process ends:
    /// what it holds has survived, unless a teardown block lets it go.
    ///
    /// - Parameters:
    ///   - retryFor: How long to wait for the last removals. The main run loop runs meanwhile.
    ///   - failOn: Which survivors fail the test.
    ///   - ignoring: Observers that are meant to stay, as a singleton's.
    public func failOnObserverLeaks(
      retryFor: Duration = .milliseconds(200), failOn: LeakCriterion = .any, ignoring: [ObserverPattern] = []
    ) {
      ProbeProcess.begin()
      let check = SurvivorCheck(retryFor: retryFor, failOn: failOn, ignoring: ignoring)
      let scope = ProbeScope(test: name)
      ProbeScope.setOfProcess(scope)
      // XCTest calls it where it called the test. It is not `@Sendable` on every platform, and `self` never is.
      nonisolated(unsafe) let test = self
      addTeardownBlock {
        let rows = check.survivorsInTheEnd(of: scope, pause: Self.runLoop)
        ProbeScope.setOfProcess(nil)
        for row in rows { test.fail(row.complaint, at: row.place) }
      }
    }

    fileprivate func fail(_ message: String, at place: RegistrationPlace) {
      #if canImport(ObjectiveC)
        let location = XCTSourceCodeLocation(filePath: place.filePath, lineNumber: place.line)
        record(
          XCTIssue(
            type: .assertionFailure, compactDescription: message,
            sourceCodeContext: XCTSourceCodeContext(location: location)))
      #else
        recordFailure(withDescription: message, inFile: place.filePath, atLine: place.line, expected: true)
      #endif
    }

    /// Fails where each repetition of `scenario` leaves more observers registered than the one before. See
    /// ``expectNoObserverGrowth(repeating:isolation:_:)``.
    public func assertNoObserverGrowth(repeating repetitions: Int = 5, _ scenario: () throws -> Void) rethrows {
      ProbeProcess.begin()
      var growth = ObserverGrowth(test: name)
      for _ in 0...max(2, repetitions) {
        try ProbeScope.$ofTask.withValue(growth.scope) { try scenario() }
        growth.look()
      }
      let rows = growth.rows
      if !rows.isEmpty { growth.scope.settle() }
      for row in rows { fail(growth.complaint(row), at: row.place) }
    }

    /// Fails where any observer of the process is left, from whichever test. See
    /// ``expectNoObserverLeaks(retryFor:failOn:ignoring:isolation:)``. The main run loop runs while it waits.
    public func assertNoObserverLeaks(
      retryFor: Duration = .milliseconds(200), failOn: LeakCriterion = .any, ignoring: [ObserverPattern] = []
    ) {
      ProbeProcess.begin()
      let check = SurvivorCheck(retryFor: retryFor, failOn: failOn, ignoring: ignoring)
      for row in check.survivorsInTheEnd(of: nil, pause: Self.runLoop) { fail(row.complaint, at: row.place) }
    }

    private static func runLoop(for pause: Duration) {
      let (seconds, attoseconds) = pause.components
      RunLoop.current.run(until: Date(timeIntervalSinceNow: Double(seconds) + Double(attoseconds) / 1e18))
    }
  }
#endif
