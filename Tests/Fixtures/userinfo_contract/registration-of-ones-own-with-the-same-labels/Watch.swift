// Case: does a registration of the program with the labels of Foundation tell the name of what it hands on?
import Foundation

final class Watch {
  private let token: any NSObjectProtocol
  private let center: NotificationCenter

  init(_ token: any NSObjectProtocol, in center: NotificationCenter) {
    self.token = token
    self.center = center
  }

  deinit { center.removeObserver(token) }
}

extension NotificationCenter {
  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> Watch {
    let token: any NSObjectProtocol = addObserver(forName: name, object: object, queue: queue, using: block)
    return Watch(token, in: self)
  }
}
