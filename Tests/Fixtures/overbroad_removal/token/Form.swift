// Case: is the removal of a token silent, wherever it stands?
import Foundation

final class Form {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("FormChanged"), object: nil, queue: nil
    ) { _ in print("changed") }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
