// Case: setting the handle to `nil` cancels nothing.
import Foundation

@MainActor
final class FogModel {
  private var task: Task<Void, Never>?
  private var depth = 0

  func start() {
    task = Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Fog")) {  // expect: endless_notification_task
        depth += 1
      }
    }
  }

  func stop() {
    task = nil
  }

  func measure() {
    var handle: Task<Void, Never>? = Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Fog")) {  // expect: endless_notification_task
        depth += 1
      }
    }
    stop()
    handle = nil
  }
}
