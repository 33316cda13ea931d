// Case: is a receiver a center when its type is a protocol of the program that NotificationCenter conforms to?
import Foundation

protocol EventCenter: AnyObject {
  func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol
  func removeObserver(_ observer: Any)
}

extension NotificationCenter: EventCenter {}
