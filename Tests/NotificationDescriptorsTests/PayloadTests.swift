import Foundation
import NotificationDescriptors
import Testing

@Suite struct PayloadTests {
  private let center = CountingCenter()

  @Test func aValueArrivesUnderItsKey() {
    let descriptor = NotificationDescriptor(.sample, key: "count", as: Int.self)
    let seen = Recorder<Int>()
    let token = center.observe(descriptor) { seen.record($0) }
    center.post(descriptor, 3)
    center.post(Notification(name: .sample, userInfo: ["count": 4]))
    token.cancel()
    #expect(seen.values == [3, 4])
  }

  @Test func anEmptyNotificationArrives() {
    let descriptor = NotificationDescriptor(.sample)
    let seen = Recorder<String>()
    let token = center.observe(descriptor) { seen.record("heard") }
    center.post(descriptor)
    token.cancel()
    #expect(seen.values == ["heard"])
  }

  @Test func theSenderIsThePayload() {
    let descriptor = NotificationDescriptor(.sample, from: Owner.self)
    let owner = Owner()
    let seen = Recorder<Owner>()
    let token = center.observe(descriptor) { seen.record($0) }
    center.post(descriptor, owner)
    token.cancel()
    #expect(seen.values.count == 1 && seen.values.first === owner)
  }

  @Test func senderAndValueArriveTogether() {
    let descriptor = NotificationDescriptor(.sample, from: Owner.self, key: "size", as: Double.self)
    let owner = Owner()
    let seen = Recorder<SentValue<Owner, Double>>()
    let token = center.observe(descriptor, object: owner) { seen.record($0) }
    center.post(descriptor, SentValue(sender: owner, value: 1.5))
    center.post(descriptor, SentValue(sender: Owner(), value: 2.5))
    token.cancel()
    #expect(seen.values.map(\.value) == [1.5])
  }

  @Test func aConversionOfItsOwnReadsAndWrites() throws {
    struct Move: Equatable, Sendable { var from, to: Int }
    let descriptor = NotificationDescriptor(
      .sample, as: Move.self,
      writing: { ["from": $0.from, "to": $0.to] },
      reading: { Move(from: try $0.value("from", as: Int.self), to: try $0.valueIfPresent("to", as: Int.self) ?? 0) })
    let seen = Recorder<Move>()
    let token = center.observe(descriptor) { seen.record($0) }
    center.post(descriptor, Move(from: 1, to: 2))
    center.post(Notification(name: .sample, userInfo: ["from": 7]))
    token.cancel()
    #expect(seen.values == [Move(from: 1, to: 2), Move(from: 7, to: 0)])
  }

  /// `userInfo: ["to": to as Any]` with an optional that holds nothing.
  @Test func anOptionalThatHoldsNothingIsMissing() throws {
    let nothing: Int? = nil
    let something: Int? = 3
    #expect(
      try Notification(name: .sample, userInfo: ["to": nothing as Any]).valueIfPresent("to", as: Int.self) == nil)
    #expect(
      try Notification(name: .sample, userInfo: ["to": something as Any]).valueIfPresent("to", as: Int.self) == 3)
    #expect(throws: NotificationPayloadMismatch.self) {
      try Notification(name: .sample, userInfo: ["to": "3"]).valueIfPresent("to", as: Int.self)
    }
  }

  @Test func nilMeansThatNobodyIsTold() {
    let descriptor = NotificationReader(.sample, as: Int.self) { $0.userInfo?["count"] as? Int }
    let seen = Recorder<Int>()
    let failures = Recorder<String>()
    let token = center.observe(descriptor, onFailure: { failures.record("\($0)") }, using: { seen.record($0) })
    center.post(Notification(name: .sample))
    token.cancel()
    #expect(seen.values.isEmpty && failures.values.isEmpty)
  }

  @Test(arguments: [
    (nil, "sample: user info 'count' must be Int, and is missing"),
    ("three", "sample: user info 'count' must be Int, and is String"),
  ])
  func aFailureIsReported(value: String?, message: String) {
    let descriptor = NotificationDescriptor(.sample, key: "count", as: Int.self)
    let seen = Recorder<Int>()
    let failures = Recorder<String>()
    let token = center.observe(descriptor, onFailure: { failures.record("\($0)") }, using: { seen.record($0) })
    center.post(Notification(name: .sample, userInfo: value.map { ["count": $0] }))
    token.cancel()
    #expect(seen.values.isEmpty)
    #expect(failures.values == [message])
  }

  @Test func aSenderOfAnotherTypeIsAFailure() {
    let descriptor = NotificationDescriptor(.sample, from: Owner.self)
    let failures = Recorder<NotificationPayloadMismatch?>()
    let token = center.observe(
      descriptor, onFailure: { failures.record($0.underlying as? NotificationPayloadMismatch) }, using: { _ in })
    center.post(Notification(name: .sample, object: self.center))
    token.cancel()
    #expect(failures.values.map(\.?.part) == [.sender])
    #expect(failures.values.map(\.?.found) == ["CountingCenter"])
  }

  /// Which member of a station's payload posts it is nowhere said twice.
  @Test func aConversionOfItsOwnNamesItsSender() {
    struct Tuning: Sendable {
      var owner: Owner
      var band: String
    }
    let descriptor = NotificationDescriptor(
      .sample, from: Owner.self,
      writing: { (tuning: Tuning) in NotificationContents(sender: tuning.owner, userInfo: ["band": tuning.band]) },
      reading: {
        Tuning(owner: try $0.sender(as: Owner.self), band: try $0.value("band", as: String.self))
      })
    let owner = Owner()
    let seen = Recorder<String>()
    let token = center.observe(descriptor, object: owner) { seen.record($0.band) }
    center.post(descriptor, Tuning(owner: owner, band: "FM"))
    center.post(descriptor, Tuning(owner: Owner(), band: "AM"))
    token.cancel()
    #expect(seen.values == ["FM"])
  }

  @Test func aReaderNamesWhoseNotificationsCanBeAskedFor() {
    let reader = NotificationReader(.sample, from: Owner.self, as: Int.self) { try $0.value("count", as: Int.self) }
    let owner = Owner()
    let seen = Recorder<Int>()
    let token = center.observe(reader, object: owner) { seen.record($0) }
    center.post(name: .sample, object: owner, userInfo: ["count": 1])
    center.post(name: .sample, object: Owner(), userInfo: ["count": 2])
    token.cancel()
    #expect(seen.values == [1])
  }

  @Test func theSenderIsThePosters() {
    let descriptor = NotificationDescriptor(.sample, key: "count", as: Int.self)
    let owner = Owner()
    let seen = Recorder<Int>()
    let token = center.observe(descriptor, object: owner) { seen.record($0) }
    center.post(descriptor, 1, from: owner)
    center.post(descriptor, 2)
    token.cancel()
    #expect(seen.values == [1])
  }

  @Test func anotherNameIsNotRead() throws {
    let descriptor = NotificationDescriptor(.sample, key: "count", as: Int.self)
    let other = Notification(name: Notification.Name("other"), userInfo: ["count": 1])
    #expect(try descriptor.payload(of: other) == nil)
  }

  @Test func foundationsNotificationsAreThere() {
    let seen = Recorder<String>()
    let token = center.observe(.userDefaultsDidChange) { seen.record("changed") }
    center.post(Notification(name: UserDefaults.didChangeNotification, object: UserDefaults.standard))
    token.cancel()
    #expect(seen.values == ["changed"])
  }
}
