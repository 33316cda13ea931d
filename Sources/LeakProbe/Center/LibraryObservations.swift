import Foundation
import ObservationRecording

/// Records observations of libraries with tokens of their own, in the ledger of the probe or of Foundation's center that
/// they are made on.
final class LibraryObservations: ObservationRecorder {
  func register(
    on center: any ObserverCenter, forName name: Notification.Name, object: Any?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> (token: any NSObjectProtocol, center: any ObserverCenter)? {
    guard let foundations = (center as? ProbeCenter)?.wrapped ?? center as? NotificationCenter else { return nil }
    let token = Interposition.bypassed {
      foundations.addObserver(forName: name, object: object, queue: nil, using: block)
    }
    return (token, foundations)
  }

  func began(_ observation: BegunObservation) -> any ObservationRecord {
    var owner: AnyObject?
    if case .owner(let object) = observation.holder { owner = object }
    let ledger: Ledger
    if let probe = observation.center as? ProbeCenter {
      ledger = probe.ledger
    } else if let center = observation.center as? NotificationCenter {
      ledger = LedgerDirectory.ledger(of: center)
    } else {
      ledger = LedgerDirectory.withoutCenter
    }
    return RecordedEnding(
      name: observation.name, object: observation.object, owner: owner, at: observation.place, in: ledger)
  }
}
