// Case: an object of the program that removes its observer in `deinit` is dropped.
import Foundation

final class Listener {
  private let token: any NSObjectProtocol

  init(_ name: Notification.Name, _ heard: @escaping () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in heard() }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

extension NotificationCenter {
  func listener(_ name: Notification.Name, _ heard: @escaping () -> Void) -> Listener {
    Listener(name, heard)
  }
}
