// Case: is what a local function returns followed where the function is given as a value?
import Foundation

final class Form {
  private var tokens: [any NSObjectProtocol] = []

  func start(_ names: [Notification.Name]) {
    func watch(_ name: Notification.Name) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
    }
    tokens = names.map(watch)
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
