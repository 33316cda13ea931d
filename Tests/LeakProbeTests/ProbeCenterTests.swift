import Foundation
import Testing

@testable import LeakProbe

/// The probe does what the center under it does, and no more.
@Suite struct ProbeCenterTests {
  @Test func aPostIsDeliveredOnce() {
    let center = NotificationCenter()
    let probe = ProbeCenter(center)
    let heard = Heard()
    let token = probe.addObserver(forName: .played, object: nil, queue: nil) { heard.hear($0) }
    probe.post(name: .played, object: nil, userInfo: ["seconds": 3])
    #expect(heard.notifications.count == 1)
    #expect(heard.notifications.first?.userInfo?["seconds"] as? Int == 3)
    probe.post(Notification(name: .played))
    center.post(name: .played, object: nil)
    #expect(heard.notifications.count == 3)
    probe.post(name: .paused, object: nil)
    #expect(heard.notifications.count == 3)
    probe.removeObserver(token)
    probe.post(name: .played, object: nil)
    #expect(heard.notifications.count == 3)
  }

  @Test func aPostForAnotherObjectIsNotDelivered() {
    let probe = ProbeCenter(NotificationCenter())
    let heard = Heard()
    let (mine, other) = (Song(), Song())
    let token = probe.addObserver(forName: .played, object: mine, queue: nil) { heard.hear($0) }
    probe.post(name: .played, object: other)
    #expect(heard.notifications.isEmpty)
    probe.post(name: .played, object: mine)
    #expect(heard.notifications.count == 1)
    probe.removeObserver(token)
  }

  @Test func hasADefaultOverFoundationsDefault() {
    let name = Notification.Name("ProbeCenterTests.default")
    let probe = ProbeCenter.default
    let heard = Heard()
    let token = probe.addObserver(forName: name, object: nil, queue: nil) { heard.hear($0) }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.notifications.count == 1)
    probe.removeObserver(token)
  }

  /// As `NotificationCenter()` does, for which it stands in a shadowed module.
  @Test func withoutAnArgumentItHasACenterOfItsOwn() {
    let (one, other) = (ProbeCenter(), ProbeCenter())
    let heard = Heard()
    let token = one.addObserver(forName: .played, object: nil, queue: nil) { heard.hear($0) }
    other.post(name: .played, object: nil)
    NotificationCenter.default.post(name: .played, object: nil)
    #expect(heard.notifications.isEmpty)
    one.post(name: .played, object: nil)
    #expect(heard.notifications.count == 1)
    one.removeObserver(token)
  }

  /// Foundation hands a removed registration's number on to the next: removing twice must not end that one.
  @Test func aSecondRemovalEndsNoOtherRegistration() {
    let probe = ProbeCenter(NotificationCenter())
    let heard = Heard()
    let first = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
    probe.removeObserver(first)
    let second = probe.addObserver(forName: .played, object: nil, queue: nil) { heard.hear($0) }
    probe.removeObserver(first)
    probe.post(name: .played, object: nil)
    #expect(heard.notifications.count == 1)
    #expect(probe.census().rows.map(\.count) == [1])
    probe.removeObserver(second)
  }

  /// Both hand out a first token of the same number.
  @Test func aTokenIsWorthNothingOnAnotherCenter() {
    let (one, other) = (ProbeCenter(NotificationCenter()), ProbeCenter(NotificationCenter()))
    let heard = Heard()
    let onOne = one.addObserver(forName: .played, object: nil, queue: nil) { heard.hear($0) }
    let onOther = other.addObserver(forName: .played, object: nil, queue: nil) { heard.hear($0) }
    other.removeObserver(onOne)
    one.post(name: .played, object: nil)
    other.post(name: .played, object: nil)
    #expect(heard.notifications.count == 2)
    one.removeObserver(onOne)
    other.removeObserver(onOther)
  }

  @Test func anyProbeOverTheSameCenterRemoves() {
    let center = NotificationCenter()
    let (one, other) = (ProbeCenter(center), ProbeCenter(center))
    let heard = Heard()
    let token = one.addObserver(forName: .played, object: nil, queue: nil) { heard.hear($0) }
    other.removeObserver(token)
    center.post(name: .played, object: nil)
    #expect(heard.notifications.isEmpty)
    #expect(one.census().rows.isEmpty)
  }

  @Test func aTokenOfTheWrappedCenterIsForwarded() {
    let center = NotificationCenter()
    let probe = ProbeCenter(center)
    let heard = Heard()
    let token = center.addObserver(forName: .played, object: nil, queue: nil) { heard.hear($0) }
    probe.removeObserver(token)
    center.post(name: .played, object: nil)
    #expect(heard.notifications.isEmpty)
  }
}
