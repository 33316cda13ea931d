// Case: a loop that leaves itself, or a sequence that ends, is no endless one.
import Foundation

@MainActor
final class StartModel {
  private var isReady = false

  func wait() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Ready")) {
        isReady = true
        break
      }
    }
    Task {
      for await note in NotificationCenter.default.notifications(named: Notification.Name("Ready")) {
        isReady = true
        if note.object == nil { return }
      }
    }
    Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Ready")).prefix(1) {
        isReady = true
      }
    }
  }
}
