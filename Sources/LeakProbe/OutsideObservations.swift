import Foundation
import ObservationRecording

/// Observations that other libraries record, with tokens of their own.
final class OutsideObservations: ObservationRecorder, @unchecked Sendable {
  static let shared = OutsideObservations()

  let ledger = Ledger(of: nil)
  private let lock = NSLock()
  private var nextSweep = 1024

  func began(_ observation: BegunObservation) -> Int {
    let holder: Registration.Holder =
      switch observation.holder {
      case .token(let token): .token(token)
      case .owner(let owner): .owner(owner)
      }
    let place = RegistrationPlace(
      fileID: observation.fileID, filePath: observation.filePath, line: observation.line)
    let number = ledger.add(
      Registration(
        name: observation.name, object: observation.object, origin: .at(place), holder: holder,
        center: observation.center))
    // Those that end with their owner or their center say nothing when they do.
    let isDue = lock.withLock {
      if number >= nextSweep {
        nextSweep = number + 1024
        return true
      }
      return false
    }
    if isDue { ledger.sweep() }
    return number
  }

  func ended(_ number: Int) { ledger.remove(number) }
}
