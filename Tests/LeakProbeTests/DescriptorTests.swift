import Foundation
import NotificationDescriptors
import Testing

@testable import LeakProbe

/// Descriptors on a probe, as in a module whose shadow file has the probe stand for Foundation's center.
@Suite struct DescriptorTests {
  private static let played = NotificationDescriptor<Void>(.played)

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
    #expect(probe.census().rows == [])
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
}
