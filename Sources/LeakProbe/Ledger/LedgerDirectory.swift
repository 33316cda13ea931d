import Foundation

/// All ledgers of the process. A ledger stays as long as the center does whose registrations it knows: a probe may go
/// while what it registered goes on hearing.
enum LedgerDirectory {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var ledgers: [Ledger] = []
  /// The ledgers of centers, for registrations that no probe makes.
  nonisolated(unsafe) private static var shared: [ObjectIdentifier: Ledger] = [:]
  /// The one that was asked for last, as a rule that of the default center.
  nonisolated(unsafe) private static var last: (id: ObjectIdentifier, ledger: Ledger)?
  nonisolated(unsafe) private static var nextSweep = 64
  /// True if a released ledger ever recorded anything.
  nonisolated(unsafe) private static var sweptSome = false

  /// Of observations that are on no center, as of key paths.
  static let withoutCenter: Ledger = makeLedger(of: nil)

  static func makeLedger(of center: NotificationCenter?, isProbesOwn: Bool = false) -> Ledger {
    ProbeProcess.begin()
    let ledger = Ledger(of: center, isProbesOwn: isProbesOwn)
    let all = lock.withLock {
      ledgers.append(ledger)
      return ledgers.count >= nextSweep ? ledgers : nil
    }
    if let all { sweep(all) }
    return ledger
  }

  /// The one of `center` that is no probe's own.
  static func ledger(of center: NotificationCenter) -> Ledger {
    let id = ObjectIdentifier(center)
    let known = lock.withLock {
      if let last, last.id == id { return last.ledger as Ledger? }
      return shared[id]
    }
    // A center may come to lie where a dead one lay.
    if let known, known.isOf(center, whichLives: false) {
      lock.withLock { last = (id, known) }
      return known
    }
    let new = makeLedger(of: center)
    return lock.withLock {
      if let other = shared[id], other !== known { return other }
      shared[id] = new
      last = (id, new)
      return new
    }
  }

  /// Lets go of the ledgers of dead centers. What they hold may be the last to hold it: that goes where no lock is held.
  private static func sweep(_ all: [Ledger]) {
    let dead = Set(all.filter(\.isDead).map(ObjectIdentifier.init))
    let touched = all.contains { !$0.isUntouched }
    lock.withLock {
      sweptSome = sweptSome || touched
      ledgers.removeAll { dead.contains(ObjectIdentifier($0)) }
      last = nil
      for (id, ledger) in shared where dead.contains(ObjectIdentifier(ledger)) { shared[id] = nil }
      nextSweep = max(64, ledgers.count * 2)
    }
  }

  /// True if the probe has recorded any registration since the process began, removed or not.
  static var hasSeenAny: Bool {
    let (all, some) = lock.withLock { (ledgers, sweptSome) }
    return some || all.contains { !$0.isUntouched }
  }

  /// Of centers that are alive. What was registered on dead ones went with them.
  static var alive: [Ledger] { lock.withLock { ledgers }.filter { !$0.isDead } }
}
