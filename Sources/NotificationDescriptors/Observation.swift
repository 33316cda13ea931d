import Foundation
import ObservationRecording

/// The state that a token and its block share: whether the observation goes on, and how to end it.
///
/// Unchecked: everything that changes is behind the lock, under which no one else's code runs.
final class Observation: @unchecked Sendable {
  /// Who ends it.
  enum Holder {
    case token
    case owner(AnyObject)
  }

  private let lock = NSLock()
  private var hasEnded = false
  private var token: (any NSObjectProtocol)?
  /// A center keeps its blocks, and a block this. Nobody breaks that circle once an owner is gone, so it is closed only
  /// where a token does, or the center lives anyway.
  private var keptCenter: (any ObserverCenter)?
  private weak var center: (any ObserverCenter)?
  private var record: (any ObservationRecord)?

  var isActive: Bool { lock.withLock { !hasEnded } }

  /// Registers until the end, and tells a probe, if there is one. `deliver` is called where a notification is posted.
  init(
    on center: any ObserverCenter, name: Notification.Name, object: Any?, holder: Holder, at place: RegistrationPlace,
    _ deliver: @escaping @Sendable (Observation, Notification) -> Void
  ) {
    let block: @Sendable (Notification) -> Void = { [self] notification in
      if isActive { deliver(self, notification) }
    }
    let recorder = ObservationRecording.recorder
    let recorded = recorder?.register(on: center, forName: name, object: object, using: block)
    let token =
      recorded?.token ?? center.addObserver(forName: name, object: object, queue: nil, at: place, using: block)
    // A center that only forwards may be gone before the center that keeps the block.
    let keeper = recorded?.center ?? center
    var keepsCenter = keeper === NotificationCenter.default
    if case .token = holder { keepsCenter = true }
    let isLate = lock.withLock {
      if !hasEnded {
        self.token = token
        if keepsCenter { keptCenter = keeper } else { self.center = keeper }
      }
      return hasEnded
    }
    // A post on another thread may have ended it already.
    if isLate { keeper.removeObserver(token) }
    guard let recorder, recorded != nil, !isLate else { return }
    let begun: BegunObservation.Holder =
      switch holder {
      case .token: .token
      case .owner(let owner): .owner(owner)
      }
    tell(recorder.began(BegunObservation(name: name, object: object, center: center, holder: begun, place: place)))
  }

  private func tell(_ record: any ObservationRecord) {
    let isLate = lock.withLock {
      if !hasEnded { self.record = record }
      return hasEnded
    }
    if isLate { record.end() }
  }

  /// Again: nothing.
  func end() {
    let (center, token, record) = lock.withLock {
      hasEnded = true
      defer { (self.keptCenter, self.token, self.record) = (nil, nil, nil) }
      return (self.keptCenter ?? self.center, self.token, self.record)
    }
    if let center, let token { center.removeObserver(token) }
    record?.end()
  }
}
