import Foundation

/// The token that a probe returns. A number identifies the registration: an address would also identify the next
/// registration.
package final class ProbeToken: NSObject {
  let number: Int
  private let ledger: Ledger
  /// As long as a probe's token lives, so does the probe, and the center with it.
  private let keptProbe: ProbeCenter?

  /// Set by the one who removes, and read when nobody else is left.
  nonisolated(unsafe) private var isEnded = false

  init(number: Int, ledger: Ledger, keeping probe: ProbeCenter?) {
    self.number = number
    self.ledger = ledger
    keptProbe = probe
  }

  deinit {
    if !isEnded { ledger.tokenIsGone(number) }
  }

  /// The center's own token, for the one caller who is to remove it from `center`. Nil for every later one, and where the
  /// registration is on another center.
  package func end(on center: NotificationCenter) -> (any NSObjectProtocol)? {
    guard ledger.isOf(center, whichLives: keptProbe != nil), let entry = ledger.remove(number) else { return nil }
    isEnded = true
    return entry.underlying
  }

  package func observes(name: Notification.Name?, object: Any?) -> Bool {
    ledger.registration(number)?.observes(name: name, object: object) == true
  }
}
