// Case: when a helper returns the token, is it the caller that never removes it who is reported?
import Foundation

enum Observatory {
  static func observe(_ name: Notification.Name, _ block: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in block() }  // allow: unremoved_token
  }
}
