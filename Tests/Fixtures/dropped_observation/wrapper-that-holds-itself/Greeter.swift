// Case: an object whose own block holds it lives on without anybody who keeps it.
import Foundation

final class Greeter {
  private var token: (any NSObjectProtocol)?

  init(_ name: Notification.Name) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in self.greet() }
  }

  private func greet() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

func begin() {
  _ = Greeter(Notification.Name("Hello"))
}
