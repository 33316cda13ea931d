import Foundation
import NotificationDescriptors
import Testing

@testable import LeakProbe

/// Descriptors on a probe, as in a module whose shadow file has the probe stand for Foundation's center.
@Suite struct DescriptorTests {
  private static let played = NotificationDescriptor(.played)

  private final class Listener: Sendable {}

  let probe = ProbeCenter()
  let scope = ProbeScope(test: "DescriptorTests")

  private var rows: [String] { scope.census().rows.map { "\($0.place): \($0.count) \($0.verdict.word)" } }

  @Test func anObservationIsWrittenDownOnceWithThePlaceOfItsCaller() throws {
    let heard = Heard()
    var token = ProbeScope.$ofTask.withValue(scope) {
      Optional(probe.observe(Self.played) { _ in heard.hear(Notification(name: .played)) })
    }
    #expect(rows == ["LeakProbeTests/DescriptorTests.swift:\(#line - 2): 1 stillRegistered"])
    #expect(probe.census() == scope.census())
    probe.post(Self.played)
    #expect(heard.notifications.count == 1)
    token = nil
    #expect(token == nil)
    #expect(rows == [])
    probe.post(Self.played)
    #expect(heard.notifications.count == 1)
  }

  @Test func whatIsRegisteredForADeadOwnerIsNoLeak() {
    var owner: Listener? = Listener()
    if let owner {
      _ = ProbeScope.$ofTask.withValue(scope) { probe.register(owner, for: Self.played) { _, _ in } }
    }
    withExtendedLifetime(owner) { #expect(rows.count == 1) }
    owner = nil
    #expect(rows == [])
  }

  /// A center that forwards may be gone before the center that keeps the block.
  @Test func anOwnersObservationEndsWithoutTheCenterThatForwarded() {
    final class Held: Sendable {}
    let center = NotificationCenter()
    var owner: Listener? = Listener()
    weak var held: Held?
    do {
      let object = Held()
      held = object
      let forwarding = ProbeCenter(center)
      if let owner { forwarding.register(owner, for: Self.played) { _ in _ = object } }
    }
    #expect(held != nil)
    owner = nil
    center.post(Self.played)
    #expect(held == nil)
  }

  /// The probe is asked, not the test's scope.
  @Test func theProbesOwnCensusHasThem() {
    let owner = Listener()
    let token = probe.observe(Self.played) {}
    probe.register(owner, for: Self.played) { _ in }
    let iterator = probe.payloads(of: Self.played).makeAsyncIterator()
    withExtendedLifetime((owner, token, iterator)) {
      #expect(probe.census().rows.map(\.place.line) == [#line - 4, #line - 3, #line - 2])
      #expect(probe.census().rows.map(\.verdict) == [.stillRegistered, .ownerAlive, .stillRegistered])
    }
  }

  @Test func onFoundationsCenterTheyAreInTheProcessesCensus() {
    let center = NotificationCenter()
    let token = center.observe(Self.played) {}
    let line = #line - 1
    let mine = {
      ObserverLeakCheck.census().rows.filter {
        $0.place.fileID.hasSuffix("DescriptorTests.swift") && $0.place.line == line
      }
    }
    withExtendedLifetime(token) { #expect(mine().map(\.count) == [1]) }
    token.cancel()
    #expect(mine() == [])
  }
}
