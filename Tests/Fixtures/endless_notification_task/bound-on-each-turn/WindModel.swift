// Case: a weak `self` that is bound anew on each turn lets the object go.
import Foundation

@MainActor
final class WindModel {
  private var speed = 0

  func start() {
    Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Wind")) {
        guard let self else { return }
        self.speed += 1
      }
    }
    Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Wind")) {
        self?.speed += 1
      }
    }
  }
}
