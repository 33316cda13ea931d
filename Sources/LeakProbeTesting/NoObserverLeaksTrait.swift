import LeakProbe
import ObservationRecording
import Testing

extension Trait where Self == NoObserverLeaksTrait {
  /// Fails a test, or each test of a suite, that leaves observers behind, at the line where they were registered.
  ///
  /// ```swift
  /// @Test(.noObserverLeaks) func closingThePlayerEndsItsObservers() { … }
  /// @Suite(.noObserverLeaks(failOn: .unremovable)) struct PlayerTests { … }
  /// ```
  /// Only registrations that the test itself made count, however many tests run at once: on a ``ProbeCenter``, on
  /// `NotificationCenter.default` where it is shadowed or interposed, or through a library that reports its own. Where it is
  /// neither, a test passes whatever its code leaves behind; a process all of whose tests heard of no registration says so
  /// on standard error when it ends. What is registered in a detached task or on a dispatch queue belongs to no test.
  ///
  /// Where a suite and its test both have the trait, the test's decides, and the suite's does not look.
  ///
  /// - Parameters:
  ///   - retryFor: How long to wait for the last removals, looking again and again.
  ///   - failOn: Which survivors fail the test.
  ///   - ignoring: Observers that are meant to stay, as a singleton's.
  public static func noObserverLeaks(
    retryFor: Duration = .milliseconds(200), failOn: LeakCriterion = .any, ignoring: [ObserverPattern] = []
  ) -> NoObserverLeaksTrait {
    NoObserverLeaksTrait(check: SurvivorCheck(retryFor: retryFor, failOn: failOn, ignoring: ignoring))
  }

  /// Fails a test, or each test of a suite, that leaves any observer behind.
  public static var noObserverLeaks: NoObserverLeaksTrait { noObserverLeaks() }
}

/// See ``Testing/Trait/noObserverLeaks(retryFor:failOn:ignoring:)``.
public struct NoObserverLeaksTrait: TestTrait, SuiteTrait, TestScoping {
  let check: SurvivorCheck

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    ProbeProcess.begin()
    let scope = ProbeScope(test: test.nameInReports, within: ProbeScope.ofTask, decides: true)
    // An error of the test is kept, and so are its survivors.
    let result: Result<Void, any Error>
    do {
      try await ProbeScope.$ofTask.withValue(scope) { try await function() }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    for row in await check.survivorsInTheEnd(of: scope, pause: { try? await Task.sleep(for: $0) }) {
      Issue.record(Comment(rawValue: row.complaint), sourceLocation: row.place.sourceLocation)
    }
    try result.get()
  }
}

extension RegistrationPlace {
  var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  }
}

extension Test {
  /// `PlayerTests.Closing/twice()`: its identifier without its place, which changes with every edit.
  var nameInReports: String {
    let id = "\(id)"
    let place = "/\(sourceLocation.fileName):\(sourceLocation.line):\(sourceLocation.column)"
    return id.hasSuffix(place) ? String(id.dropLast(place.count)) : id
  }
}
