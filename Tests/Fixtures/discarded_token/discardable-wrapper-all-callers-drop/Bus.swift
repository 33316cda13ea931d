// Case: is a `@discardableResult` wrapper reported at its own registration when every caller drops what it returns?
import Foundation

enum Bus {
  @discardableResult
  static func on(_ name: Notification.Name, run block: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in  // expect: discarded_token
      block()
    }
  }
}
