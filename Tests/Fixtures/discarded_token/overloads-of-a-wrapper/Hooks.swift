// Case: are two functions of one name told apart by their labels, one of which returns the token while the other drops it?
import Foundation

struct Hooks {
  let center: NotificationCenter

  func hook(_ name: Notification.Name, keeping block: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    center.addObserver(forName: name, object: nil, queue: nil) { _ in block() }
  }

  func hook(_ name: Notification.Name, forgetting block: @escaping @Sendable () -> Void) {
    center.addObserver(forName: name, object: nil, queue: nil) { _ in block() }  // expect: discarded_token
  }
}
