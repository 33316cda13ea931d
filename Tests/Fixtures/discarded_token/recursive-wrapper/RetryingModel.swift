import Foundation

final class RetryingModel {
  private var tokens: [any NSObjectProtocol] = []

  func start(_ names: [Notification.Name]) {
    tokens = RetryingObserver.observe(names[...], on: .default) { print("retry") }
  }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
