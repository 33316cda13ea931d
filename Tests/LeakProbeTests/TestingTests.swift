import Foundation
import LeakProbeTesting
import NotificationDescriptors
import Testing

@testable import LeakProbe

/// The answers of the trait and the growth check about code that leaks, and about code that does not.
@Suite struct TestingTests {
  let probe = ProbeCenter()

  /// Runs `work` as a test with the trait would be run.
  private func run(
    _ trait: NoObserverLeaksTrait, _ work: @escaping @Sendable () async throws -> Void
  ) async throws {
    try await trait.provideScope(for: #require(Test.current), testCase: Test.Case.current, performing: work)
  }

  /// Where issues were recorded while `work` ran, and whether they say `text`.
  private func lines(saying text: String, _ work: () async throws -> Void) async rethrows -> [Int] {
    let issues = Issues()
    try await withKnownIssue(isIntermittent: true) {
      try await work()
    } matching: { issue in
      if issue.comments.contains(where: { $0.rawValue.contains(text) }) {
        issues.add(issue.sourceLocation?.line ?? 0)
        return true
      }
      return false
    }
    return issues.lines
  }

  private final class Issues: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [Int] = []
    var lines: [Int] { lock.withLock { all.sorted() } }
    func add(_ line: Int) { lock.withLock { all.append(line) } }
  }

  @Test func aDroppedTokenIsAnIssueAtItsRegistration() async throws {
    let line = #line + 3
    let found = try await lines(saying: "nobody can remove it") {
      try await run(.noObserverLeaks(retryFor: .zero)) { [probe] in
        _ = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
      }
    }
    #expect(found == [line])
  }

  @Test func aKeptTokenIsAnIssueUnlessOnlyUnremovableOnesAre() async throws {
    let kept = KeptToken()
    let work: @Sendable () -> Void = { [probe] in
      kept.token = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
    }
    let line = #line - 2
    try await run(.noObserverLeaks(retryFor: .zero, failOn: .unremovable), work)
    let found = try await lines(saying: "the token is still held") {
      try await run(.noObserverLeaks(retryFor: .zero), work)
    }
    #expect(found == [line])
  }

  @Test func whatIsMeantToStayIsIgnored() async throws {
    try await run(.noObserverLeaks(retryFor: .zero, ignoring: [.name(.played), .place("NoSuchFile.swift")])) {
      [probe] in
      _ = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
    }
  }

  /// As where a suite's trait is around that of its test.
  @Test func theInnermostTraitDecides() async throws {
    try await run(.noObserverLeaks(retryFor: .zero)) {
      try await run(.noObserverLeaks(retryFor: .zero, ignoring: [.name(.played)])) { [probe] in
        _ = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
      }
    }
  }

  @Test func eachLeakIsReportedOnce() async throws {
    let line = #line + 4
    let found = try await lines(saying: "nobody can remove it") {
      try await run(.noObserverLeaks(retryFor: .zero)) {
        try await run(.noObserverLeaks(retryFor: .zero)) { [probe] in
          _ = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
        }
      }
    }
    #expect(found == [line])
  }

  @Test func whatTheOuterTestRegistersIsTheOuterTraitsToJudge() async throws {
    let line = #line + 4
    let found = try await lines(saying: "nobody can remove it") {
      try await run(.noObserverLeaks(retryFor: .zero)) { [probe] in
        try await run(.noObserverLeaks(retryFor: .zero)) {}
        _ = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
      }
    }
    #expect(found == [line])
  }

  /// There is no token that anybody could hold.
  @Test func anOwnersObserverSaysThatTheOwnerIsAlive() async throws {
    let owner = Owner()
    let line = #line + 3
    let found = try await lines(saying: "an observer of 'played', registered here, outlived the test: the owner") {
      try await run(.noObserverLeaks(retryFor: .zero)) { [probe] in
        probe.register(owner, for: NotificationDescriptor(.played)) { _ in }
      }
    }
    #expect(found == [line])
  }

  #if os(Linux)
    @Test func aFailureHasTheCallsThatLedToIt() async throws {
      let found = try await lines(saying: "#1 TestingTests.registersForItsCaller()") {
        try await run(.noObserverLeaks(retryFor: .zero)) { self.registersForItsCaller() }
      }
      #expect(found.count == 1)
    }
  #endif

  @inline(never) private func registersForItsCaller() { forgets() }
  @inline(never) private func forgets() { _ = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in } }

  @Test func aNameInAFailureIsAPartOfItsLine() async throws {
    let found = try await lines(saying: #"an observer of 'a\n:\u{3A}error:\u{3A}b'"#) {
      try await run(.noObserverLeaks(retryFor: .zero)) { [probe] in
        _ = probe.addObserver(forName: Notification.Name("a\n::error::b"), object: nil, queue: nil) { _ in }
      }
    }
    #expect(found.count == 1)
  }

  /// Whichever task registered it, and with a baseline of the observers from before.
  @Test func theWholeProcessCanBeAsked() async throws {
    let name = Notification.Name("TestingTests.wholeProcess")
    let before = probe.addObserver(forName: name, object: nil, queue: nil) { _ in }
    let baseline = ObserverPattern.current()
    let line = #line + 2
    let later = await Task.detached { [probe] in
      SendableToken(probe.addObserver(forName: name, object: nil, queue: nil) { _ in })
    }.value
    let issues = Issues()
    await withKnownIssue {
      await expectNoObserverLeaks(retryFor: .zero, ignoring: [baseline])
    } matching: { issue in
      // Other tests run at the same time, and have observers of their own.
      if issue.comments.contains(where: { $0.rawValue.contains(name.rawValue) }) {
        issues.add(issue.sourceLocation?.line ?? 0)
      }
      return true
    }
    #expect(issues.lines == [line])
    probe.removeObserver(later.token)
    probe.removeObserver(before)
  }

  @Test func aRemovalThatComesLateIsWaitedFor() async throws {
    try await run(.noObserverLeaks(retryFor: .seconds(30))) { [probe] in
      let token = SendableToken(probe.addObserver(forName: .played, object: nil, queue: nil) { _ in })
      Task {
        try await Task.sleep(for: .milliseconds(20))
        probe.removeObserver(token.token)
      }
    }
  }

  @Test func childTasksBelongToTheTestAndDetachedOnesToNone() async throws {
    let line = #line + 3
    let found = try await lines(saying: "outlived") {
      try await run(.noObserverLeaks(retryFor: .zero)) { [probe] in
        await Task { _ = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in } }.value
        await Task.detached { _ = probe.addObserver(forName: .paused, object: nil, queue: nil) { _ in } }.value
      }
    }
    #expect(found == [line])
  }

  @Test func whatTheTestThrowsIsThrownOn() async {
    struct Trouble: Error {}
    await #expect(throws: Trouble.self) {
      try await run(.noObserverLeaks) { throw Trouble() }
    }
  }

  /// Of 200 at once one leaks.
  @Test func theLeakIsBlamedOnItsOwnScope() async {
    let scopes = (0..<200).map { ProbeScope(test: "test \($0)") }
    await withTaskGroup(of: Void.self) { group in
      for (index, scope) in scopes.enumerated() {
        group.addTask { [probe] in
          await ProbeScope.$ofTask.withValue(scope) {
            let token = SendableToken(probe.addObserver(forName: .played, object: nil, queue: nil) { _ in })
            await Task.yield()
            if index != 117 { await Task { probe.removeObserver(token.token) }.value }
          }
        }
      }
    }
    #expect(scopes.filter { !$0.census().rows.isEmpty }.map(\.test) == ["test 117"])
    #expect(probe.census().rows.map(\.tests) == [["test 117"]])
  }

  // MARK: Growth

  /// The trait around it says nothing more.
  @Test func growthInATestWithTheTraitIsReportedOnce() async throws {
    let line = #line + 4
    let found = try await lines(saying: "registered here") {
      try await run(.noObserverLeaks(retryFor: .zero)) { [probe] in
        await expectNoObserverGrowth(repeating: 2) {
          _ = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
        }
      }
    }
    #expect(found == [line])
  }

  @Test func growthIsAnIssueAtTheRegistration() async {
    let line = #line + 3
    let found = await lines(saying: "1, 2, 3, 4") {
      await expectNoObserverGrowth(repeating: 3) { [probe] in
        _ = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
      }
    }
    #expect(found == [line])
  }

  @Test func whatIsRegisteredOnceIsNoGrowth() async {
    let kept = KeptToken()
    await expectNoObserverGrowth { [probe] in
      if kept.token == nil { kept.token = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in } }
      let token = probe.addObserver(forName: .paused, object: nil, queue: nil) { _ in }
      probe.removeObserver(token)
    }
  }

  private final class Owner: Sendable {}

  private final class KeptToken: @unchecked Sendable {
    var token: (any NSObjectProtocol)?
  }

  private struct SendableToken: @unchecked Sendable {
    let token: any NSObjectProtocol
    init(_ token: any NSObjectProtocol) { self.token = token }
  }
}
