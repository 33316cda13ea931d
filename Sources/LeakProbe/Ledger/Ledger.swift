import Foundation

/// The registrations on a center, from their beginning to their removal.
///
/// Unchecked: everything that changes is behind the lock. No one else's code runs under it: an observed object that died
/// there could come back from its `deinit` with a removal, and wait for ever.
final class Ledger: @unchecked Sendable {
  /// Registrations side by side with their serial numbers, which answer most questions without a look at more.
  private struct Chunk {
    static let size = 1024
    /// Set in the serial number of a registration whose token is gone.
    static let tokenIsGone: UInt64 = 1 << 63

    /// 0 where there is no registration.
    var serials: ContiguousArray<UInt64> = []
    var registrations: ContiguousArray<Registration?> = []

    init() {
      serials.reserveCapacity(Self.size)
      registrations.reserveCapacity(Self.size)
    }

    func holds(_ slot: Slot) -> Bool { serials[slot.index % Self.size] & ~Self.tokenIsGone == slot.serial }
  }

  // The lock keeps two accesses apart.
  private let lock = NSLock()
  /// In pieces, as one array of millions would be copied whenever it grows.
  @exclusivity(unchecked) private var chunks: [Chunk] = []
  @exclusivity(unchecked) private var slotCount = 0
  @exclusivity(unchecked) private var freeSlots: [Int] = []
  private let centerID: ObjectIdentifier?
  private let life: CenterLife
  nonisolated(unsafe) private weak var center: NotificationCenter?
  @exclusivity(unchecked) private var isProbeGone = false

  /// How it is known that the center lives.
  ///
  /// Measured with Swift 6.3.1 on Linux: an object that was ever referred to weakly is slower to hold and to let go of
  /// ever after, and Foundation does either several times in each call. So that is the last resort.
  private enum CenterLife {
    /// There is none, or it is the default center.
    case endless
    /// Nobody else has it: it lives as long as its probe.
    case withProbe
    case unknown
  }

  /// - Parameters:
  ///   - center: Nil: of many.
  ///   - isProbesOwn: Nobody but one probe has the center.
  init(of center: NotificationCenter?, isProbesOwn: Bool) {
    centerID = center.map(ObjectIdentifier.init)
    if center == nil || center === NotificationCenter.default {
      life = .endless
    } else if isProbesOwn {
      life = .withProbe
    } else {
      life = .unknown
      self.center = center
    }
  }

  /// True if its center is gone.
  var isDead: Bool {
    switch life {
    case .endless: false
    case .withProbe: lock.withLock { isProbeGone }
    case .unknown: center == nil
    }
  }

  /// Said by the probe of a center that nobody else has.
  func probeIsGone() { lock.withLock { isProbeGone = true } }

  /// `whichLives`: its center is known to live, so that no other can have come to lie at its address.
  func isOf(_ other: NotificationCenter, whichLives: Bool) -> Bool {
    guard centerID == ObjectIdentifier(other) else { return false }
    return switch life {
    case .endless: true
    case .withProbe: whichLives || !isDead
    case .unknown: whichLives || center === other
    }
  }

  /// Where a registration lies. Once it has ended another may lie there, with another serial number.
  struct Slot {
    fileprivate let index: Int
    fileprivate let serial: UInt64
  }

  func add(_ registration: consuming Registration) -> Slot {
    let serial = registration.serial
    lock.lock()
    defer { lock.unlock() }
    if let index = freeSlots.popLast() {
      chunks[index / Chunk.size].serials[index % Chunk.size] = serial
      chunks[index / Chunk.size].registrations[index % Chunk.size] = registration
      return Slot(index: index, serial: serial)
    }
    let index = slotCount
    slotCount += 1
    if index % Chunk.size == 0 { chunks.append(Chunk()) }
    chunks[index / Chunk.size].serials.append(serial)
    chunks[index / Chunk.size].registrations.append(registration)
    return Slot(index: index, serial: serial)
  }

  /// True for the one caller who ends the registration, false for every later one.
  func end(_ slot: Slot) -> Bool {
    var ended: Registration?
    lock.lock()
    let isFirst = chunks[slot.index / Chunk.size].holds(slot)
    if isFirst {
      chunks[slot.index / Chunk.size].serials[slot.index % Chunk.size] = 0
      swap(&chunks[slot.index / Chunk.size].registrations[slot.index % Chunk.size], &ended)
      freeSlots.append(slot.index)
    }
    lock.unlock()
    // The objects that it holds go without a lock.
    withExtendedLifetime(ended) {}
    return isFirst
  }

  /// Nil: it has ended.
  func registration(at slot: Slot) -> Registration? {
    lock.withLock {
      let chunk = chunks[slot.index / Chunk.size]
      return chunk.holds(slot) ? chunk.registrations[slot.index % Chunk.size] : nil
    }
  }

  /// Nobody can remove it any more, if it is registered still.
  func tokenIsGone(_ slot: Slot) {
    lock.lock()
    defer { lock.unlock() }
    if chunks[slot.index / Chunk.size].holds(slot) {
      chunks[slot.index / Chunk.size].serials[slot.index % Chunk.size] |= Chunk.tokenIsGone
    }
  }

  /// True if nothing was ever recorded.
  var isUntouched: Bool { lock.withLock { slotCount == 0 } }

  /// The number of registrations, some of which may have ended without a word.
  var count: Int { lock.withLock { slotCount - freeSlots.count } }

  /// Returns the current registrations, and their possible future. No copy is made of what does not change
  /// meanwhile.
  func visit(_ body: (Registration, Census.Verdict) -> Void) {
    let chunks = lock.withLock { self.chunks }
    for chunk in chunks {
      for (registration, serial) in zip(chunk.registrations, chunk.serials) {
        guard let registration, serial != 0,
          let verdict = registration.verdict(isTokenGone: serial & Chunk.tokenIsGone != 0)
        else { continue }
        body(registration, verdict)
      }
    }
  }
}
