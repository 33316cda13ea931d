// Case: is a token clean when the function that returns it is a protocol's witness and its caller knows only the protocol?
import Foundation

protocol Observing {
  func observe(_ name: Notification.Name, _ block: @escaping @Sendable () -> Void) -> any NSObjectProtocol
  func stop(_ token: any NSObjectProtocol)
}

struct DefaultObserving: Observing {
  func observe(_ name: Notification.Name, _ block: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in block() }
  }

  func stop(_ token: any NSObjectProtocol) {
    NotificationCenter.default.removeObserver(token)
  }
}
