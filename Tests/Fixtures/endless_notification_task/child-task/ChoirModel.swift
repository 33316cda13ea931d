// Case: a child of a dropped task is no better than the task.
import Foundation

@MainActor
final class ChoirModel {
  private var voices = 0

  func start() {
    Task {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          for await _ in NotificationCenter.default.notifications(named: Notification.Name("Sung")) {  // expect: endless_notification_task
            await self.sing()
          }
        }
      }
    }
  }

  private func sing() { voices += 1 }
}
