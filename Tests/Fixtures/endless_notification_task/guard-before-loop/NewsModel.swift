// Case: a weak `self` that is bound before the loop is held for as long as the loop waits.
import Foundation

@MainActor
final class NewsModel {
  private var items = 0

  func start() {
    Task { [weak self] in
      guard let self else { return }
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("News")) {  // expect: endless_notification_task
        self.items += 1
      }
    }
    Task { [weak self] in
      guard let model = self else { return }
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("News")) {  // expect: endless_notification_task
        model.items += 1
      }
    }
  }
}
