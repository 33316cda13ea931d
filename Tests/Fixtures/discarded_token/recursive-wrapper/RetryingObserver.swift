// Case: does a wrapper that calls itself still return its token to a caller that keeps and removes it?
import Foundation

enum RetryingObserver {
  static func observe(
    _ names: ArraySlice<Notification.Name>, on center: NotificationCenter, _ block: @escaping @Sendable () -> Void
  ) -> [any NSObjectProtocol] {
    guard let first = names.first else { return [] }
    let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in block() }
    return [token] + observe(names.dropFirst(), on: center, block)
  }
}
