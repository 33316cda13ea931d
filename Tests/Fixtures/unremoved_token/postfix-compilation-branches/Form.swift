// Case: is a receiver one of both branches of a compilation condition behind it?
import Foundation

final class Form {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default
      #if os(iOS)
        .addObserver(forName: .changed, object: nil, queue: nil) { _ in }
      #else
        .addObserver(forName: .shown, object: nil, queue: nil) { _ in }
      #endif
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
  static let shown = Notification.Name("Shown")
}
