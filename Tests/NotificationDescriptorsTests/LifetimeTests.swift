import Foundation
import NotificationDescriptors
import Testing

@Suite struct LifetimeTests {
  private let center = CountingCenter()
  private let descriptor = NotificationDescriptor(.sample, key: "count", as: Int.self)

  @Test func releasingTheTokenEndsTheObservation() throws {
    let seen = Recorder<Int>()
    var token: NotificationToken? = center.observe(descriptor) { seen.record($0) }
    try center.post(descriptor, 1)
    #expect(token != nil && center.count == 1)
    token = nil
    try center.post(descriptor, 2)
    #expect(seen.values == [1])
    #expect(center.count == 0)
  }

  @Test func cancellingTwiceEndsItOnce() {
    let token = center.observe(descriptor) { _ in }
    token.cancel()
    token.cancel()
    #expect(center.count == 0)
  }

  @Test func aHandlerMayCancelItsOwnObservation() throws {
    let seen = Recorder<Int>()
    let tokens = NotificationTokenBag()
    center.observe(descriptor) {
      seen.record($0)
      tokens.cancelAll()
    }.store(in: tokens)
    try center.post(descriptor, 1)
    try center.post(descriptor, 2)
    #expect(seen.values == [1])
    #expect(center.count == 0)
  }

  @Test func whatWaitsInAQueueIsNotDeliveredAfterTheEnd() throws {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let seen = Recorder<Int>()
    let token = center.observe(descriptor, queue: queue) { seen.record($0) }
    try center.post(descriptor, 1)
    queue.waitUntilAllOperationsAreFinished()
    token.cancel()
    try center.post(descriptor, 2)
    queue.waitUntilAllOperationsAreFinished()
    #expect(seen.values == [1])
  }

  @Test func aBagEndsAllAndTakesNewOnes() throws {
    let seen = Recorder<Int>()
    let bag = NotificationTokenBag()
    center.observe(descriptor) { seen.record($0) }.store(in: bag)
    center.observe(descriptor) { seen.record($0 * 10) }.store(in: bag)
    try center.post(descriptor, 1)
    bag.cancelAll()
    try center.post(descriptor, 2)
    center.observe(descriptor) { seen.record($0) }.store(in: bag)
    try center.post(descriptor, 3)
    #expect(seen.values.sorted() == [1, 3, 10])
    #expect(center.count == 1)
  }

  @Test func releasingABagEndsAll() {
    var bag: NotificationTokenBag? = NotificationTokenBag()
    bag.map { center.observe(descriptor) { _ in }.store(in: $0) }
    #expect(center.count == 1)
    bag = nil
    #expect(center.count == 0)
  }

  @Test func aRegistrationEndsWithItsOwnerAndDoesNotKeepIt() throws {
    let seen = Recorder<Int>()
    var owner: Owner? = Owner()
    weak let watched = owner
    if let owner { center.register(owner, for: descriptor) { _, count in seen.record(count) } }
    try center.post(descriptor, 1)
    owner = nil
    #expect(watched == nil)
    try center.post(descriptor, 2)
    #expect(seen.values == [1])
    #expect(center.count == 0)
  }

  @Test func aRegistrationIsCancelledBeforeItsOwnerDies() throws {
    let seen = Recorder<Int>()
    let owner = Owner()
    let registration = center.register(owner, for: descriptor) { _, count in seen.record(count) }
    registration.cancel()
    try center.post(descriptor, 1)
    #expect(seen.values.isEmpty && center.count == 0)
    withExtendedLifetime(owner) {}
  }

  @Test func threadsMayEndItWhileOthersPost() async throws {
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [center, descriptor] in
          for count in 0..<100 {
            let token = center.observe(descriptor) { _ in }
            try? center.post(descriptor, count)
            token.cancel()
          }
        }
      }
    }
    #expect(center.count == 0)
  }
}

@MainActor @Suite struct MainActorTests {
  private let center = CountingCenter()
  private let descriptor = NotificationDescriptor(.sample, key: "count", as: Int.self)

  private final class Label { var text = "" }

  @Test func theHandlerIsIsolated() throws {
    let label = Label()
    let token = center.observeOnMainActor(descriptor) { label.text += "\($0)" }
    try center.post(descriptor, 1)
    token.cancel()
    try center.post(descriptor, 2)
    #expect(label.text == "1")
  }

  @MainActor private final class Screen { var shown: [Int] = [] }

  @Test func anOwnerOfTheMainActorIsHeldWeakly() throws {
    var screen: Screen? = Screen()
    weak let watched = screen
    if let screen { center.registerOnMainActor(screen, for: descriptor) { $0.shown.append($1) } }
    try center.post(descriptor, 1)
    #expect(screen?.shown == [1])
    screen = nil
    #expect(watched == nil)
    try center.post(descriptor, 2)
    #expect(center.count == 0)
  }
}
