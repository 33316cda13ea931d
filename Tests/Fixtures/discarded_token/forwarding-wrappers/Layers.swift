// Case: is a token clean that goes up through three functions in three types before its owner keeps and removes it?
import Foundation

struct LowLayer {
  func add(_ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: block)
  }
}

struct MiddleLayer {
  private let low = LowLayer()

  func add(_ name: Notification.Name, _ block: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    low.add(name) { _ in block() }
  }
}
