// Case: another file cancels the task.
import Foundation

@MainActor
final class GateModel {
  var listening: Task<Void, Never>?
  private var opened = 0

  func start() {
    listening = Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Gate")) {
        opened += 1
      }
    }
  }
}
