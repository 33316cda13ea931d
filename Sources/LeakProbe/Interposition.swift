import CLeakProbe
import Foundation

/// What `LeakProbeInterpose` does with calls on Foundation's own class, where it takes Foundation's place.
package enum Interposition {
  /// Whether the registration that is being made is written down already, by whom it was asked of.
  @TaskLocal private static var isBypassed = false

  /// A process is interposed from then on.
  package static func begin() {
    ProbeProcess.begin()
    cleakprobe_set_interposed(true)
  }

  /// What was written down stays.
  package static func end() { cleakprobe_set_interposed(false) }

  /// Whether a call that reaches Foundation's class is to be written down.
  package static var isRecording: Bool { cleakprobe_is_interposed() && !isBypassed }

  static func bypassed<Result>(_ work: () -> Result) -> Result {
    cleakprobe_is_interposed() ? $isBypassed.withValue(true, operation: work) : work()
  }

  /// Writes down a registration that was made on `center`, by the code that called into Foundation's method.
  package static func record(
    _ underlying: any NSObjectProtocol, on center: NotificationCenter, name: Notification.Name?, object: Any?
  ) -> ProbeToken {
    let ledger = ledger(of: center)
    let number = ledger.add(
      Registration(name: name, object: object, origin: .caller(), holder: .probeToken), underlying: underlying)
    return ProbeToken(number: number, ledger: ledger, keeping: nil)
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var ledgers: [ObjectIdentifier: Ledger] = [:]

  /// A center may come to lie where a dead one lay.
  private static func ledger(of center: NotificationCenter) -> Ledger {
    let id = ObjectIdentifier(center)
    let known = lock.withLock { ledgers[id] }
    if let known, known.center === center { return known }
    let new = LedgerDirectory.makeLedger(of: center)
    return lock.withLock {
      if let other = ledgers[id], other !== known { return other }
      ledgers[id] = new
      return new
    }
  }
}
