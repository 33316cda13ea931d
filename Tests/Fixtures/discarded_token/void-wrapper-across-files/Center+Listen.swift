// Case: does a wrapper that returns nothing answer for the token it drops, at the call inside it and not at its callers?
import Foundation

extension NSObject {
  func listen(to name: Notification.Name, handler: @escaping @Sendable (Notification) -> Void) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main, using: handler)  // expect: discarded_token
  }
}
