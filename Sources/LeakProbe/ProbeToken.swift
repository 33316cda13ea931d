import Foundation

/// What a probe hands out. A number names the registration: an address would name the next one, too.
package final class ProbeToken: NSObject {
  let number: Int
  private let ledger: Ledger
  /// As long as a probe's token lives, so does the probe, and the center with it.
  private let keptProbe: ProbeCenter?

  init(ledger: Ledger, keeping probe: ProbeCenter?) {
    number = ledger.nextNumber()
    self.ledger = ledger
    keptProbe = probe
  }

  /// The center's own token, for the one caller who is to remove it from `center`. Nil for every later one, and where the
  /// registration is on another center.
  package func end(on center: NotificationCenter) -> (any NSObjectProtocol)? {
    ledger.isOf(center, whichLives: keptProbe != nil) ? ledger.remove(number)?.underlying : nil
  }

  package func observes(name: Notification.Name?, object: Any?) -> Bool {
    ledger.registration(number)?.observes(name: name, object: object) == true
  }
}
