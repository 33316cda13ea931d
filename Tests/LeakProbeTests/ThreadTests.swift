import Foundation
import Testing

@testable import LeakProbe

/// Many threads at once: no row lost, none too many.
@Suite struct ThreadTests {
  static let threads = 8
  static let rounds = 500

  @Test func theLedgerIsExact() async {
    let probe = ProbeCenter(NotificationCenter())
    let kept = Kept()
    await Self.onManyThreads {
      var mine: [any NSObjectProtocol] = []
      for round in 1...Self.rounds {
        let removed = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
        mine.append(probe.addObserver(forName: .paused, object: nil, queue: nil) { _ in })
        _ = probe.addObserver(forName: .stopped, object: nil, queue: nil) { _ in }
        probe.removeObserver(removed)
        if round.isMultiple(of: 100) {
          #expect(probe.census().rows.count <= 6)
        }
      }
      kept.keep(mine)
    }
    let rows = probe.census().rows
    #expect(rows.map(\.name) == [.paused, .stopped])
    #expect(rows.map(\.verdict) == [.stillRegistered, .unremovable])
    #expect(rows.map(\.count) == [Self.threads * Self.rounds, Self.threads * Self.rounds])
    #expect(kept.tokens.count == Self.threads * Self.rounds)
    kept.tokens.forEach(probe.removeObserver)
    #expect(probe.census().rows.map(\.name) == [.stopped])
  }

  /// Of all who remove one token, one ends it.
  @Test func everyThreadMayRemoveTheSameTokens() async {
    let probe = ProbeCenter(NotificationCenter())
    let kept = Kept()
    kept.keep((1...Self.rounds).map { _ in probe.addObserver(forName: .played, object: nil, queue: nil) { _ in } })
    await Self.onManyThreads { kept.tokens.forEach(probe.removeObserver) }
    #expect(probe.census().rows == [])
  }

  /// Objects and tokens that die while a census looks at them, and remove what hangs on them as they go.
  @Test func aCensusMayMeetTheDying() async {
    let probe = ProbeCenter(NotificationCenter())
    await Self.onManyThreads {
      for _ in 1...Self.rounds {
        let song = ObservedSong()
        song.observe(on: probe)
        _ = probe.census()
      }
    }
    #expect(probe.census().rows == [])
  }

  /// Threads of their own: tasks would have as many as there are cores.
  private static func onManyThreads(_ work: @escaping @Sendable () -> Void) async {
    let group = DispatchGroup()
    for _ in 1...threads {
      group.enter()
      Thread {
        work()
        group.leave()
      }.start()
    }
    await withCheckedContinuation { done in group.notify(queue: .global()) { done.resume() } }
  }

  private final class Kept: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [any NSObjectProtocol] = []

    var tokens: [any NSObjectProtocol] { lock.withLock { all } }
    func keep(_ more: [any NSObjectProtocol]) { lock.withLock { all += more } }
  }

  private final class ObservedSong {
    private var registered: (center: ProbeCenter, token: any NSObjectProtocol)?

    func observe(on center: ProbeCenter) {
      registered = (center, center.addObserver(forName: .played, object: self, queue: nil) { _ in })
    }

    deinit {
      if let registered { registered.center.removeObserver(registered.token) }
    }
  }
}
