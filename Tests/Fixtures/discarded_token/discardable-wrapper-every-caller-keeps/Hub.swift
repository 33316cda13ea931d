// Case: is a `@discardableResult` wrapper clean when every caller keeps and removes what it returns?
import Foundation

final class Hub {
  let center = NotificationCenter()

  @discardableResult
  func listen(_ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
    return center.addObserver(forName: name, object: nil, queue: nil, using: block)
  }
}
