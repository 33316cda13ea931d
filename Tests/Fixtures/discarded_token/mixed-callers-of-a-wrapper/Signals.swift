// Case: are the callers that keep a discardable wrapper's token clean while another caller drops it?
import Foundation

enum Signals {
  @discardableResult
  static func observe(_ name: Notification.Name, _ block: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in block() }  // allow: discarded_token
  }
}
