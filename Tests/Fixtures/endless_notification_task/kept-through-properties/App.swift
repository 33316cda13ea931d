// Case: is an endless task a note where a singleton keeps the one owner?
import Foundation

final class Services {
  static let shared = Services()
  private let clock: Clock

  private init() {
    clock = Clock()
  }
}

final class Clock {
  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .changed) {  // expect: note endless_notification_task
        self.tick()
      }
    }
  }

  private func tick() {}
}

final class Alarm {
  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .changed) {  // expect: error endless_notification_task
        self.ring()
      }
    }
  }

  private func ring() {}
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
