import Foundation
import NotificationDescriptors
import Testing

@Suite struct SequenceTests {
  private let center = CountingCenter()
  private let descriptor = NotificationDescriptor(.sample, key: "count", as: Int.self)

  @Test func registersWhenIterationBeginsAndUnregistersWhenItEnds() async {
    let payloads = center.payloads(of: descriptor)
    #expect(center.count == 0)
    do {
      var iterator = payloads.makeAsyncIterator()
      #expect(center.count == 1)
      center.post(descriptor, 1)
      center.post(descriptor, 2)
      #expect(await iterator.next() == 1)
      #expect(await iterator.next() == 2)
    }
    #expect(center.count == 0)
  }

  @Test func leavingTheLoopUnregisters() async {
    let begun = AsyncStream.makeStream(of: Void.self)
    let task = Task { [center, descriptor] in
      var sum = 0
      var iterator = center.payloads(of: descriptor).makeAsyncIterator()
      begun.continuation.yield()
      while let count = await iterator.next() {
        sum += count
        if count == 2 { break }
      }
      return sum
    }
    for await _ in begun.stream { break }
    for count in 1...3 { center.post(descriptor, count) }
    #expect(await task.value == 3)
    #expect(center.count == 0)
  }

  @Test func cancellingTheTaskUnregisters() async {
    let begun = AsyncStream.makeStream(of: Void.self)
    let task = Task { [center, descriptor] in
      var iterator = center.payloads(of: descriptor).makeAsyncIterator()
      begun.continuation.yield()
      return await iterator.next()
    }
    for await _ in begun.stream { break }
    task.cancel()
    #expect(await task.value == nil)
    #expect(center.count == 0)
  }

  @Test func failuresAreToldAndTheSequenceGoesOn() async {
    let failures = Recorder<String>()
    var iterator = center.payloads(of: descriptor, onFailure: { failures.record("\($0)") }).makeAsyncIterator()
    center.post(Notification(name: .sample))
    center.post(descriptor, 5)
    #expect(await iterator.next() == 5)
    #expect(failures.values == ["sample: user info 'count' must be Int, and is missing"])
  }

  @Test func onlyTheNewestAreKeptWhereAskedFor() async {
    var iterator = center.payloads(of: descriptor, bufferingPolicy: .bufferingNewest(1)).makeAsyncIterator()
    for count in 1...3 { center.post(descriptor, count) }
    #expect(await iterator.next() == 3)
  }
}
