// Case: is a token clean when it is appended to an `inout` array that the caller in another file keeps?
import Foundation

enum Collecting {
  static func observe(
    _ names: [Notification.Name], into tokens: inout [any NSObjectProtocol], _ block: @escaping @Sendable () -> Void
  ) {
    for name in names {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in block() }
      tokens.append(token)
    }
  }
}
