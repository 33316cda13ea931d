import Foundation

/// The registrations of a probe by number, from their beginning to their removal.
///
/// Unchecked: everything that changes is behind the lock. No one else's code runs under it: an observed object that died
/// there could come back from its `deinit` with a removal, and wait for ever.
final class Ledger: @unchecked Sendable {
  struct Entry {
    let registration: Registration
    /// The wrapped center's own token, the only one that it understands. Nil: somebody else ends it.
    let underlying: (any NSObjectProtocol)?
    /// True if the probe's token of it is gone.
    var isTokenGone = false

    /// See ``Registration/verdict``.
    var verdict: Census.Verdict? {
      let verdict = registration.verdict
      return verdict != nil && isTokenGone ? .unremovable : verdict
    }
  }

  private let lock = NSLock()
  private var entries: [Int: Entry] = [:]
  private var lastNumber = 0
  private let centerID: ObjectIdentifier?
  nonisolated(unsafe) private(set) weak var center: NotificationCenter?

  /// Nil: of many centers.
  init(of center: NotificationCenter?) {
    self.center = center
    centerID = center.map(ObjectIdentifier.init)
  }

  /// `whichLives`: its center is known to live, so that no other can have come to lie at its address.
  func isOf(_ other: NotificationCenter, whichLives: Bool) -> Bool {
    centerID == ObjectIdentifier(other) && (whichLives || center === other)
  }

  /// The result is a number that no other registration of this ledger has.
  func add(_ registration: Registration, underlying: (any NSObjectProtocol)? = nil) -> Int {
    lock.lock()
    defer { lock.unlock() }
    lastNumber += 1
    entries[lastNumber] = Entry(registration: registration, underlying: underlying)
    return lastNumber
  }

  /// The registration, for the one caller who removes it. Nil for every later one.
  @discardableResult
  func remove(_ number: Int) -> Entry? {
    lock.withLock { entries.removeValue(forKey: number) }
  }

  func registration(_ number: Int) -> Registration? {
    lock.withLock { entries[number]?.registration }
  }

  /// Nobody can remove it any more, if it is registered still.
  func tokenIsGone(_ number: Int) {
    lock.withLock { entries[number]?.isTokenGone = true }
  }

  /// True if nothing was ever recorded.
  var isUntouched: Bool { lock.withLock { lastNumber == 0 } }

  func registrations() -> [Entry] {
    lock.withLock { Array(entries.values) }
  }

  /// Drops what has ended without anybody's saying so.
  func sweep() {
    let all = lock.withLock { entries }
    let ended = all.filter { $0.value.verdict == nil }
    if ended.isEmpty { return }
    lock.withLock { for number in ended.keys { entries[number] = nil } }
  }
}
