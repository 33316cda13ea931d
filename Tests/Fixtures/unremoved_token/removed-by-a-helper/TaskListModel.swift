import Foundation

final class TaskListModel {
  private var tokens: [any NSObjectProtocol] = []
  private var single: (any NSObjectProtocol)?

  func start() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .taskDone, object: nil, queue: nil) { _ in print("done") })
    single = NotificationCenter.default.addObserver(forName: .taskDue, object: nil, queue: nil) { _ in print("due") }
  }

  func stop() {
    NotificationCenter.default.stop(tokens)
    cancel(&single)
  }
}

extension Notification.Name {
  static let taskDone = Notification.Name("TaskDone")
  static let taskDue = Notification.Name("TaskDue")
}
