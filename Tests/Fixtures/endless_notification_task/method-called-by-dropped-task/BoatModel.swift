// Case: a method that loops holds its object for whoever calls it in a task that is dropped.
import Foundation

@MainActor
final class BoatModel {
  private(set) var knots = 0

  func listen() async {
    for await _ in NotificationCenter.default.notifications(named: Notification.Name("Boat")) {  // expect: endless_notification_task
      knots += 1
    }
  }
}
