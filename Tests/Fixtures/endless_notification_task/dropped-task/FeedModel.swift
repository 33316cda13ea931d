// Case: a dropped task waits for notifications, and mentions `self` in the loop.
import Foundation

@MainActor
final class FeedModel {
  private var count = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .fed) {  // expect: endless_notification_task
        self.count += 1
      }
    }
  }
}

extension Notification.Name {
  static let fed = Notification.Name("Fed")
}
