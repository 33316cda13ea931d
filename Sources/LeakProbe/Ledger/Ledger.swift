import CLeakProbe
import Foundation
import ObservationRecording

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
    /// The observed objects. Empty until a registration has any.
    var objects: ContiguousArray<WeakObject> = []
    /// The owners. Empty until a registration has any.
    var owners: ContiguousArray<WeakObject> = []

    init() {
      serials.reserveCapacity(Self.size)
      registrations.reserveCapacity(Self.size)
    }

    static var noObjects: ContiguousArray<WeakObject> { ContiguousArray(repeating: WeakObject(), count: size) }
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }

  // The lock keeps two accesses apart.
  private let lock = NSLock()
  /// In pieces, as one array of millions would be copied whenever it grows.
  @exclusivity(unchecked) private var chunks: [Chunk] = []
  @exclusivity(unchecked) private var slotCount = 0
  @exclusivity(unchecked) private var freeSlots: [Int] = []
  @exclusivity(unchecked) private var sites = SiteTable()
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

  /// Writes a registration down that is made now, by code at `place`. Nil: the backtrace tells.
  func register(name: Notification.Name?, object: Any?, owner: AnyObject?, at place: RegistrationPlace?) -> Slot {
    let scope = ProbeScope.current
    let object = Registration.reference(object)
    let frames = RegistrationSite.frames(inTest: scope != nil)
    let kept = max(frames.kept, place == nil ? 1 : 0)
    if kept == 0 { return add(name, object, owner, scope, place, CallFrames.none, shownFrames: nil) }
    return CallFrames.withAddresses(atMost: kept) {
      add(name, object, owner, scope, place, $0, shownFrames: frames.kept == 0 ? nil : frames.shown)
    }
  }

  private func add(
    _ name: Notification.Name?, _ object: Unmanaged<AnyObject>?, _ owner: AnyObject?, _ scope: ProbeScope?,
    _ place: RegistrationPlace?, _ addresses: CallFrames.Addresses, shownFrames: Int?
  ) -> Slot {
    let serial = cleakprobe_next_serial()
    let hash = RegistrationSite.hash(place, addresses)
    lock.lock()
    defer { lock.unlock() }
    let registration = Registration(
      name: name, scope: scope, site: sites.number(of: place, addresses, shownFrames: shownFrames, hash: hash),
      hasObject: object != nil, hasOwner: owner != nil)
    let index: Int
    if let free = freeSlots.popLast() {
      index = free
      chunks[index / Chunk.size].serials[index % Chunk.size] = serial
      chunks[index / Chunk.size].registrations[index % Chunk.size] = registration
    } else {
      index = slotCount
      slotCount += 1
      if index % Chunk.size == 0 { chunks.append(Chunk()) }
      chunks[index / Chunk.size].serials.append(serial)
      chunks[index / Chunk.size].registrations.append(registration)
    }
    if let object {
      if chunks[index / Chunk.size].objects.isEmpty { chunks[index / Chunk.size].objects = Chunk.noObjects }
      object._withUnsafeGuaranteedRef { chunks[index / Chunk.size].objects[index % Chunk.size].object = $0 }
    }
    if let owner {
      if chunks[index / Chunk.size].owners.isEmpty { chunks[index / Chunk.size].owners = Chunk.noObjects }
      chunks[index / Chunk.size].owners[index % Chunk.size].object = owner
    }
    return Slot(index: index, serial: serial)
  }

  /// True for the one caller who ends the registration, false for every later one.
  func end(_ slot: Slot) -> Bool {
    var ended: Registration?
    lock.lock()
    let isFirst = holds(slot)
    if isFirst {
      chunks[slot.index / Chunk.size].serials[slot.index % Chunk.size] = 0
      swap(&chunks[slot.index / Chunk.size].registrations[slot.index % Chunk.size], &ended)
      if let ended, ended.hasObject { chunks[slot.index / Chunk.size].objects[slot.index % Chunk.size].object = nil }
      if let ended, ended.hasOwner { chunks[slot.index / Chunk.size].owners[slot.index % Chunk.size].object = nil }
      freeSlots.append(slot.index)
    }
    lock.unlock()
    // The objects that it holds go without a lock.
    withExtendedLifetime(ended) {}
    return isFirst
  }

  /// Returns true if the registration goes on and observes `name` and `object`, where these are given.
  func observes(_ slot: Slot, name: Notification.Name?, object: Any?) -> Bool {
    var observed: AnyObject?
    let hasName = lock.withLock {
      guard holds(slot), let registration = chunks[slot.index / Chunk.size].registrations[slot.index % Chunk.size]
      else { return false }
      if registration.hasObject { observed = chunks[slot.index / Chunk.size].objects[slot.index % Chunk.size].object }
      return name == nil || name == registration.name
    }
    guard let object else { return hasName }
    return hasName && observed != nil && observed === (object as AnyObject)
  }

  /// Nobody can remove it any more, if it is registered still.
  func tokenIsGone(_ slot: Slot) {
    lock.lock()
    defer { lock.unlock() }
    if holds(slot) { chunks[slot.index / Chunk.size].serials[slot.index % Chunk.size] |= Chunk.tokenIsGone }
  }

  private func holds(_ slot: Slot) -> Bool {
    chunks[slot.index / Chunk.size].serials[slot.index % Chunk.size] & ~Chunk.tokenIsGone == slot.serial
  }

  /// True if nothing was ever recorded.
  var isUntouched: Bool { lock.withLock { slotCount == 0 } }

  /// The number of registrations, some of which may have ended without a word.
  var count: Int { lock.withLock { slotCount - freeSlots.count } }

  /// A registration of a moment, and its possible future.
  struct Survivor {
    let registration: Registration
    /// Registrations are numbered in the order in which they are made.
    let serial: UInt64
    let verdict: Census.Verdict
  }

  /// Calls `body` with the current registrations, some at a time, and with the sites that they name. No lock is held then.
  func visit(_ body: ([Survivor], [RegistrationSite]) -> Void) {
    var number = 0
    while let (survivors, sites) = survivors(inChunk: number) {
      body(survivors, sites)
      number += 1
    }
  }

  /// Nil: there is no such chunk.
  private func survivors(inChunk number: Int) -> ([Survivor], [RegistrationSite])? {
    // An object of the snapshot may die now, and its `deinit` may remove an observer. So it is released without the lock.
    var held: [AnyObject] = []
    return lock.withLock {
      guard number < chunks.count else { return nil }
      let chunk = chunks[number]
      var survivors: [Survivor] = []
      for (index, serial) in chunk.serials.enumerated() where serial != 0 {
        guard let registration = chunk.registrations[index],
          let verdict = verdict(registration, serial, index, chunk, keeping: &held)
        else { continue }
        survivors.append(
          Survivor(registration: registration, serial: serial & ~Chunk.tokenIsGone, verdict: verdict))
      }
      return (survivors, sites.sites)
    }
  }

  /// Nil: it is registered no more, or only until the next notification, with nothing that anybody need do.
  private func verdict(
    _ registration: Registration, _ serial: UInt64, _ index: Int, _ chunk: Chunk, keeping held: inout [AnyObject]
  ) -> Census.Verdict? {
    if serial & Chunk.tokenIsGone != 0 { return .unremovable }
    if registration.hasOwner {
      guard let owner = chunk.owners[index].object else { return nil }
      held.append(owner)
    }
    if registration.hasObject {
      guard let object = chunk.objects[index].object else { return .observedObjectDead }
      held.append(object)
    }
    return registration.hasOwner ? .ownerAlive : .stillRegistered
  }
}
