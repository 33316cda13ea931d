import Foundation
import Testing

@testable import LeakProbe

/// Foundation's typed messages go through the same ledger.
@Suite struct MessageTests {
  final class Player: Sendable {}

  struct DidSkip: NotificationCenter.AsyncMessage {
    typealias Subject = Player
  }

  struct DidDim: NotificationCenter.MainActorMessage {
    typealias Subject = Player
  }

  let probe = ProbeCenter()

  private var rows: [String] { probe.census().rows.map { "\($0.place.line): \($0.count) \($0.verdict.word)" } }

  @Test func aTokenIsRegisteredUntilItIsRemoved() {
    let token = probe.addObserver(for: DidSkip.self) { _ in }
    #expect(rows == ["\(#line - 1): 1 stillRegistered"])
    probe.removeObserver(token)
    #expect(rows == [])
  }

  @Test func aTokenIsRegisteredUntilItIsLetGo() {
    var token: NotificationCenter.ObservationToken? = probe.addObserver(of: Player(), for: DidSkip.self) { _ in }
    #expect(token != nil)
    // Nobody else held the player.
    #expect(rows == ["\(#line - 3): 1 observedObjectDead"])
    token = nil
    #expect(rows == [])
  }

  @MainActor @Test func aMainActorObserverHears() {
    var heard = 0
    let token = probe.addObserver(for: DidDim.self) { _ in heard += 1 }
    probe.post(DidDim())
    #expect(heard == 1)
    #expect(rows == ["\(#line - 3): 1 stillRegistered"])
    probe.removeObserver(token)
    probe.post(DidDim())
    #expect(heard == 1)
    #expect(rows == [])
  }

  @Test func anIteratorIsRegisteredAsLongAsItLives() async {
    let messages = probe.messages(for: DidSkip.self)
    let line = #line - 1
    #expect(rows == [])
    do {
      var iterator = messages.makeAsyncIterator()
      #expect(rows == ["\(line): 1 stillRegistered"])
      probe.post(DidSkip())
      let message = await iterator.next(isolation: nil)
      #expect(message != nil)
    }
    #expect(rows == [])
  }

  @Test func aCancelledLoopIsRegisteredNoMore() async {
    let messages = probe.messages(for: DidSkip.self)
    let task = Task { for await _ in messages {} }
    while rows.isEmpty { await Task.yield() }
    task.cancel()
    await task.value
    #expect(rows == [])
  }
}
