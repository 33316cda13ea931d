import Foundation

/// All ledgers of the process. A ledger stays as long as the center does whose registrations it knows: a probe may go
/// while what it registered goes on hearing.
enum LedgerDirectory {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var ledgers: [Ledger] = []
  nonisolated(unsafe) private static var nextSweep = 64
  /// True if a released ledger ever recorded anything.
  nonisolated(unsafe) private static var sweptSome = false

  static func makeLedger(of center: NotificationCenter) -> Ledger {
    ProbeProcess.begin()
    let ledger = Ledger(of: center)
    let all = lock.withLock {
      ledgers.append(ledger)
      return ledgers.count >= nextSweep ? ledgers : nil
    }
    if let all { sweep(all) }
    return ledger
  }

  /// Lets go of the ledgers of dead centers. What they hold may be the last to hold it: that goes where no lock is held.
  private static func sweep(_ all: [Ledger]) {
    let dead = Set(all.filter { $0.center == nil }.map(ObjectIdentifier.init))
    let touched = all.contains { !$0.isUntouched }
    lock.withLock {
      sweptSome = sweptSome || touched
      ledgers.removeAll { dead.contains(ObjectIdentifier($0)) }
      nextSweep = max(64, ledgers.count * 2)
    }
  }

  /// True if the probe has recorded any registration since the process began, removed or not.
  static var hasSeenAny: Bool {
    let (all, some) = lock.withLock { (ledgers, sweptSome) }
    return some || all.contains { !$0.isUntouched } || !OutsideObservations.shared.ledger.isUntouched
  }

  /// On centers that are alive. Those of dead ones went with them.
  static func registrations() -> [Ledger.Entry] {
    let alive = lock.withLock { ledgers }.filter { $0.center != nil }
    return alive.flatMap { $0.registrations() } + OutsideObservations.shared.ledger.registrations()
  }
}
