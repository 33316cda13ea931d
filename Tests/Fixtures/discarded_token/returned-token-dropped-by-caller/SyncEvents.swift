// Case: is the token lost when the only caller of a function that returns it writes `_ =` in front of the call?
import Foundation

struct SyncEvents {
  let center: NotificationCenter

  func onFinish(_ block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
    return center.addObserver(forName: .syncFinished, object: nil, queue: nil, using: block)  // expect: discarded_token
  }
}

extension Notification.Name {
  static let syncFinished = Notification.Name("SyncFinished")
}
