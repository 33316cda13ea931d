// Case: the values of a publisher of a center are such a sequence; those of a publisher that ends are none.
import Combine
import Foundation

@MainActor
final class MailModel {
  private var letters = 0

  func start() {
    Task.detached {
      for await _ in NotificationCenter.default.publisher(for: Notification.Name("Mail")).values {  // expect: endless_notification_task
        await self.add()
      }
    }
    Task {
      for await _ in NotificationCenter.default.publisher(for: Notification.Name("Mail")).first().values {
        add()
      }
    }
  }

  private func add() { letters += 1 }
}
