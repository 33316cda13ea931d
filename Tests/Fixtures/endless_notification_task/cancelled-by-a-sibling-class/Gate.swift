// Case: a class that cancels its inherited task does not cancel the tasks of objects of its sibling classes.
import Foundation

@MainActor
class Gate {
  var listening: Task<Void, Never>?
  private(set) var opened = 0

  func open() { opened += 1 }
}

final class SideGate: Gate {
  func start() {
    listening = Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Side")) {  // expect: endless_notification_task
        open()
      }
    }
  }
}

final class MainGate: Gate {
  func start() {
    listening = Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Main")) {
        open()
      }
    }
  }

  func stop() { listening?.cancel() }
}
