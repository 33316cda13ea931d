import Foundation
import LeakProbe

/// Many threads at once that register, post and remove, on one center: whether a row is lost or made up, and, under a
/// sanitizer, whether anything is touched that should not be.
enum Stress {
  /// A round is ten operations: three registrations, five posts, a census now and then, two removals.
  static func run(threads: Int, operations: Int) -> Bool {
    let probe = ProbeCenter()
    let rounds = operations / 10 / threads
    let group = DispatchGroup()
    let kept = Kept()
    for _ in 0..<threads {
      group.enter()
      Thread {
        for round in 0..<rounds {
          let first = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
          let second = probe.addObserver(forName: .stopped, object: group, queue: nil) { _ in }
          let third = probe.addObserver(forName: .stopped, object: nil, queue: nil) { _ in }
          // Names that nobody observes, and one that few do: what is heard by all grows with the threads alone.
          for _ in 1...4 { probe.post(name: Notification.Name("nobody's"), object: nil) }
          probe.post(name: .played, object: nil)
          probe.removeObserver(first)
          probe.removeObserver(second)
          // One in a hundred stays, half of them so that nobody can remove it.
          switch round % 200 {
          case 0: kept.keep(third)
          case 100: break
          default: probe.removeObserver(third)
          }
          if round % 1000 == 0 { _ = probe.census() }
        }
        group.leave()
      }.start()
    }
    group.wait()
    let held = threads * ((rounds + 199) / 200)
    let dropped = threads * ((rounds + 99) / 200)
    let rows = probe.census().rows
    let isExact =
      rows.filter { $0.verdict == .stillRegistered }.map(\.count) == [held]
      && rows.filter { $0.verdict == .unremovable }.map(\.count) == [dropped] && rows.count == 2
    let verdict = isExact ? "every row is right" : "wrong rows: \(rows)"
    print("\(threads) threads, \(threads * rounds * 10) operations: \(verdict)")
    kept.removeAll(from: probe)
    return isExact
  }

  private final class Kept: @unchecked Sendable {
    private let lock = NSLock()
    private var tokens: [any NSObjectProtocol] = []

    func keep(_ token: any NSObjectProtocol) { lock.withLock { tokens.append(token) } }
    func removeAll(from probe: ProbeCenter) { lock.withLock { tokens }.forEach(probe.removeObserver) }
  }
}
