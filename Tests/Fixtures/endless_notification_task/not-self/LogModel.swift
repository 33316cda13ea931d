// Case: a task that holds something else than `self`, or an object that lives on.
import Foundation

@MainActor
final class LogModel {
  static let shared = LogModel()
  private var lines = 0

  private init() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Log")) {
        lines += 1
      }
    }
  }
}

final class Printer {
  func start() {
    Task {
      for await note in NotificationCenter.default.notifications(named: Notification.Name("Print")) {
        print(note.name.rawValue)
      }
    }
  }
}
