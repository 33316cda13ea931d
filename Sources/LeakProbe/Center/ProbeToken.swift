import Foundation
import ObservationRecording

/// The token that a probe returns. A place in the ledger identifies the registration: an address would also identify the
/// next registration.
package final class ProbeToken: NSObject {
  private let slot: Ledger.Slot
  private let ledger: Ledger
  /// As long as a probe's token lives, so does the probe, and the center with it.
  private let keptProbe: ProbeCenter?
  /// The wrapped center's own token, the only one that it understands. Once nobody has this any more, nobody needs that.
  private let underlying: any NSObjectProtocol

  /// For a registration that is made now. `place` nil: the backtrace tells.
  init(
    name: Notification.Name?, object: Any?, at place: RegistrationPlace?, in ledger: Ledger,
    underlying: any NSObjectProtocol, keeping probe: ProbeCenter?
  ) {
    slot = ledger.register(name: name, object: object, owner: nil, at: place)
    self.ledger = ledger
    self.underlying = underlying
    keptProbe = probe
  }

  /// Written by the one who ended the registration, and read when nobody else is left.
  nonisolated(unsafe) private var isEnded = false

  deinit {
    if !isEnded { ledger.tokenIsGone(slot) }
  }

  /// The center's own token, for the one caller who is to remove it from `center`. Nil for every later one, and where the
  /// registration is on another center.
  package func end(on center: NotificationCenter) -> (any NSObjectProtocol)? {
    guard ledger.isOf(center, whichLives: keptProbe != nil), ledger.end(slot) else { return nil }
    isEnded = true
    return underlying
  }

  /// Nil: `observer` is something else that a center may know.
  ///
  /// Measured with Swift 6.3.1 on Linux: `as?` takes ten times as long as comparing types, and longest where it fails.
  package static func token(_ observer: Any) -> ProbeToken? {
    let type = type(of: observer)
    if type == ProbeToken.self { return withUnsafeBytes(of: observer) { $0.load(as: ProbeToken.self) } }
    // A token may come in an optional; an object that is another's is none.
    return type is AnyObject.Type ? nil : observer as? ProbeToken
  }

  /// Returns true if it observes `name` and `object`, where these are given.
  package func observes(name: Notification.Name?, object: Any?) -> Bool {
    name == nil && object == nil || ledger.observes(slot, name: name, object: object)
  }
}
