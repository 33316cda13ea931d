// Case: in a task `self` needs not be written to be held.
import Foundation

@MainActor
final class TideModel {
  private var task: Task<Void, Never>?

  func start() {
    task = Task {
      for await note in NotificationCenter.default.notifications(named: Notification.Name("Tide")) {  // expect: endless_notification_task
        show(note)
      }
    }
  }

  private func show(_ note: Notification) {}
}
