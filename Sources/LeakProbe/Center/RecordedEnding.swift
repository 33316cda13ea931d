import ObservationRecording

/// Takes its registration out of the ledger when it is let go, or before. A block holds it, or what ends the observation.
///
/// It may go under a center's lock: it takes none but the ledger's, and calls nobody.
final class RecordedEnding: ObservationRecord {
  private let ledger: Ledger
  private let slot: Ledger.Slot

  init(_ registration: Registration, in ledger: Ledger) {
    self.ledger = ledger
    slot = ledger.add(registration)
  }

  func end() { _ = ledger.end(slot) }

  deinit { end() }
}
