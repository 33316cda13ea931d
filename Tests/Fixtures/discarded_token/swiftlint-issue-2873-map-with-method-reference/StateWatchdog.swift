// Case: SwiftLint 2873: tokens that `map` collects into a property are kept, with a method as the block.
import UIKit

final class StateWatchdog {
  static let handled: [Notification.Name] = [
    UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
  ]

  private let notificationCenter: NotificationCenter
  private var observations: [any NSObjectProtocol] = []
  private(set) var updates = 0

  init(notificationCenter: NotificationCenter) {
    self.notificationCenter = notificationCenter
  }

  func start() {
    stop()
    observations = StateWatchdog.handled.map { name in
      self.notificationCenter.addObserver(
        forName: name,
        object: nil,
        queue: nil,
        using: self.update
      )
    }
  }

  func stop() {
    observations.forEach(notificationCenter.removeObserver)
    observations = []
  }

  private func update(_ note: Notification) {
    updates += 1
  }
}
