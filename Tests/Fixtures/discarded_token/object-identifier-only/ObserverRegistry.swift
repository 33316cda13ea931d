// Case: does keeping only the token's ObjectIdentifier keep the token?
import Foundation

final class ObserverRegistry {
  private var active: Set<ObjectIdentifier> = []

  func observe(_ name: Notification.Name, block: @escaping @Sendable (Notification) -> Void) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: block)  // expect: discarded_token
    active.insert(ObjectIdentifier(token))
  }

  func stop() {
    active.removeAll()
  }
}
