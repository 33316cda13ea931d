// Case: does a loop that a method runs itself, without a task of its own, last for ever? Whoever awaits it may cancel it.
import Foundation

final class TideModel {
  private var height = 0

  func follow() async {
    for await _ in NotificationCenter.default.notifications(named: Notification.Name("TideTurned")) {
      self.height += 1
    }
  }
}
