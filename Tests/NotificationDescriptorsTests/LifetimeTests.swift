import Foundation
import NotificationDescriptors
import Testing

@Suite struct LifetimeTests {
  private let center = CountingCenter()
  private let descriptor = NotificationDescriptor(.sample, key: "count", as: Int.self)

  @Test func releasingTheTokenEndsTheObservation() {
    let seen = Recorder<Int>()
    var token: NotificationToken? = center.observe(descriptor) { seen.record($0) }
    center.post(descriptor, 1)
    #expect(token != nil && center.count == 1)
    token = nil
    center.post(descriptor, 2)
    #expect(seen.values == [1])
    #expect(center.count == 0)
  }

  @Test func cancellingTwiceEndsItOnce() {
    let token = center.observe(descriptor) { _ in }
    token.cancel()
    token.cancel()
    #expect(center.count == 0)
  }

  @Test func aHandlerMayCancelItsOwnObservation() {
    let seen = Recorder<Int>()
    let tokens = NotificationTokenBag()
    center.observe(descriptor) {
      seen.record($0)
      tokens.cancelAll()
    }.store(in: tokens)
    center.post(descriptor, 1)
    center.post(descriptor, 2)
    #expect(seen.values == [1])
    #expect(center.count == 0)
  }

  @Test func whatWaitsInAQueueIsNotDeliveredAfterTheEnd() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let seen = Recorder<Int>()
    let token = center.observe(descriptor, queue: queue) { seen.record($0) }
    center.post(descriptor, 1)
    queue.waitUntilAllOperationsAreFinished()
    token.cancel()
    center.post(descriptor, 2)
    queue.waitUntilAllOperationsAreFinished()
    #expect(seen.values == [1])
  }

  @Test func aBagEndsAllAndTakesNewOnes() {
    let seen = Recorder<Int>()
    let bag = NotificationTokenBag()
    center.observe(descriptor) { seen.record($0) }.store(in: bag)
    center.observe(descriptor) { seen.record($0 * 10) }.store(in: bag)
    center.post(descriptor, 1)
    bag.cancelAll()
    center.post(descriptor, 2)
    center.observe(descriptor) { seen.record($0) }.store(in: bag)
    center.post(descriptor, 3)
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

  @Test func aRegistrationEndsWithItsOwnerAndDoesNotKeepIt() {
    let seen = Recorder<Int>()
    var owner: Owner? = Owner()
    weak let watched = owner
    if let owner { center.register(owner, for: descriptor) { _, count in seen.record(count) } }
    center.post(descriptor, 1)
    owner = nil
    #expect(watched == nil)
    center.post(descriptor, 2)
    #expect(seen.values == [1])
    #expect(center.count == 0)
  }

  @Test func aRegistrationIsCancelledBeforeItsOwnerDies() {
    let seen = Recorder<Int>()
    let owner = Owner()
    let registration = center.register(owner, for: descriptor) { _, count in seen.record(count) }
    registration.cancel()
    center.post(descriptor, 1)
    #expect(seen.values.isEmpty && center.count == 0)
    withExtendedLifetime(owner) {}
  }

  /// The owner gone, nobody posts again.
  @Test func aRegistrationKeepsNoCenterAlive() {
    weak var center: NotificationCenter?
    do {
      let own = NotificationCenter()
      center = own
      own.register(Owner(), for: descriptor) { _, _ in }
    }
    #expect(center == nil)
  }

  @Test func aRegistrationForNothingButTheArrivalTakesTheOwnerAlone() {
    let stopped = NotificationDescriptor(.sample)
    let seen = Recorder<ObjectIdentifier>()
    let owner = Owner()
    center.register(owner, for: stopped) { owner in seen.record(ObjectIdentifier(owner)) }
    center.register(owner, for: stopped) { owner, _ in seen.record(ObjectIdentifier(owner)) }
    center.post(stopped)
    #expect(seen.values == [ObjectIdentifier(owner), ObjectIdentifier(owner)])
  }

  /// As Foundation delivers to a queue.
  @Test func aQueuesHandlerHasRunWhenThePostReturns() {
    let queue = OperationQueue()
    let seen = Recorder<Bool>()
    let token = center.observe(descriptor, queue: queue) { _ in seen.record(OperationQueue.current === queue) }
    center.post(descriptor, 1)
    #expect(seen.values == [true])
    token.cancel()
  }

  /// It would wait for itself.
  @Test func anOperationMayPostToItsOwnQueue() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let seen = Recorder<Int>()
    let token = center.observe(descriptor, queue: queue) { seen.record($0) }
    queue.addOperations(
      [BlockOperation { [center, descriptor] in center.post(descriptor, 1) }], waitUntilFinished: true)
    #expect(seen.values == [1])
    token.cancel()
  }

  @Test func threadsMayEndItWhileOthersPost() async {
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [center, descriptor] in
          for count in 0..<100 {
            let token = center.observe(descriptor) { _ in }
            center.post(descriptor, count)
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

  @Test func theHandlerIsIsolated() {
    let label = Label()
    let token = center.observeOnMainActor(descriptor) { label.text += "\($0)" }
    center.post(descriptor, 1)
    token.cancel()
    center.post(descriptor, 2)
    #expect(label.text == "1")
  }

  @MainActor private final class Screen { var shown: [Int] = [] }

  @Test func anOwnerOfTheMainActorIsHeldWeakly() {
    var screen: Screen? = Screen()
    weak let watched = screen
    if let screen { center.registerOnMainActor(screen, for: descriptor) { $0.shown.append($1) } }
    center.post(descriptor, 1)
    #expect(screen?.shown == [1])
    screen = nil
    #expect(watched == nil)
    center.post(descriptor, 2)
    #expect(center.count == 0)
  }
}
