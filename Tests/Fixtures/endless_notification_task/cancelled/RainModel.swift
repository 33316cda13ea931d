// Case: a task that a method cancels is not endless; one that only `deinit` would cancel is.
import Foundation

@MainActor
final class RainModel {
  private var task: Task<Void, Never>?
  private var drops = 0

  func start() {
    task = Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Rain")) {
        drops += 1
      }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}

@MainActor
final class HailModel {
  private var task: Task<Void, Never>?
  private var stones = 0

  func start() {
    task = Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Hail")) {  // expect: endless_notification_task
        stones += 1
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
