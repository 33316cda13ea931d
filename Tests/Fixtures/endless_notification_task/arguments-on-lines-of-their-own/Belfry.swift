// Case: the argument of `notifications(named:)` stands on a line of its own.
import Foundation

@MainActor
final class Belfry {
  private var strokes = 0

  func listen() {
    Task {
      for await _ in NotificationCenter.default.notifications(  // expect: endless_notification_task
        named: Notification.Name("Struck"))
      {
        self.strokes += 1
      }
    }
  }
}
