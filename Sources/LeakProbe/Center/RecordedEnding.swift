import Foundation
import ObservationRecording

/// Takes its registration out of the ledger when it is let go, or before. A block holds it, or what ends the observation.
///
/// It may go under a center's lock: it takes none but the ledger's, and calls nobody.
final class RecordedEnding: ObservationRecord {
  private let ledger: Ledger
  private let slot: Ledger.Slot

  /// For a registration that is made now. `owner` nil: it has a token.
  init(
    name: Notification.Name, object: Any?, owner: AnyObject? = nil, at place: RegistrationPlace, in ledger: Ledger
  ) {
    self.ledger = ledger
    slot = ledger.register(name: name, object: object, owner: owner, at: place)
  }

  func end() { _ = ledger.end(slot) }

  deinit { end() }
}
