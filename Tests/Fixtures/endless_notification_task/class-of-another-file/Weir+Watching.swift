// Case: is the loop of an extension reported whose class another file declares?
import Foundation

extension Weir {
  func watch() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Rain")) {  // expect: endless_notification_task
        self.level += 1
      }
    }
  }
}

extension Sluice {
  func watch() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Rain")) {
        print(self.level)
      }
    }
  }
}
