import Foundation
import ObservationRecording

/// The state that a token and its block share: whether the observation goes on, and how to end it.
///
/// Unchecked: everything that changes is behind the lock, under which no one else's code runs.
final class Observation: @unchecked Sendable {
  /// Where the observation was asked for.
  struct Place {
    var fileID: String
    var filePath: String
    var line: Int
  }

  private let lock = NSLock()
  private var hasEnded = false
  private var registered: (center: any DescriptorCenter, token: any NSObjectProtocol)?
  private var record: (recorder: any ObservationRecorder, number: Int)?

  var isActive: Bool { lock.withLock { !hasEnded } }

  /// Registers `block` until the end. Called once, by whoever makes the observation.
  func begin(
    on center: any DescriptorCenter, name: Notification.Name, object: Any?, queue: OperationQueue?,
    _ block: @escaping @Sendable (Notification) -> Void
  ) {
    let token = center.addObserver(forName: name, object: object, queue: queue) { [self] notification in
      if isActive { block(notification) }
    }
    let isLate = lock.withLock {
      if !hasEnded { registered = (center, token) }
      return hasEnded
    }
    // A post on another thread may have ended it already.
    if isLate { center.removeObserver(token) }
  }

  /// Tells a probe, if there is one, that the observation has begun. A center of another kind than Foundation's, with none
  /// behind it, has its own means to know.
  func tell(
    name: Notification.Name, object: Any?, on center: any DescriptorCenter, holder: BegunObservation.Holder,
    _ place: Place
  ) {
    guard let recorder = ObservationRecording.recorder, let center = center.foundationCenter else { return }
    let object = object.flatMap { type(of: $0) is AnyObject.Type ? $0 as AnyObject : nil }
    let number = recorder.began(
      BegunObservation(
        name: name, object: object, center: center, holder: holder, fileID: place.fileID, filePath: place.filePath,
        line: place.line))
    let isLate = lock.withLock {
      if !hasEnded { record = (recorder, number) }
      return hasEnded
    }
    if isLate { recorder.ended(number) }
  }

  func end() {
    let (ended, recorded) = lock.withLock {
      hasEnded = true
      defer { (registered, record) = (nil, nil) }
      return (registered, record)
    }
    if let ended { ended.center.removeObserver(ended.token) }
    if let recorded { recorded.recorder.ended(recorded.number) }
  }
}
