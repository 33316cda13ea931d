// Case: a `break` that leaves a `switch` does not leave the loop; one with the label of the loop does.
import Foundation

@MainActor
final class SignModel {
  private var seen = 0

  func start() {
    Task {
      for await note in NotificationCenter.default.notifications(named: Notification.Name("Sign")) {  // expect: endless_notification_task
        switch note.object {
        case nil: break
        default: seen += 1
        }
      }
    }
    Task {
      signs: for await note in NotificationCenter.default.notifications(named: Notification.Name("Sign")) {
        switch note.object {
        case nil: break signs
        default: seen += 1
        }
      }
    }
  }
}
