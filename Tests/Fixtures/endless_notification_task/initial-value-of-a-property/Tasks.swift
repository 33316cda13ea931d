// Case: does a task in the initial value of a property hold the object? Before the object exists, `self` is a method.
import Foundation

final class Early: NSObject {
  private var task = Task {
    for await _ in NotificationCenter.default.notifications(named: .init("level")) { print(self) }
  }

  deinit { task.cancel() }
}

final class Late: NSObject {
  private lazy var task = Task {
    for await _ in NotificationCenter.default.notifications(named: .init("level")) {  // expect: endless_notification_task
      print(self)
    }
  }

  func start() { _ = task }

  deinit { task.cancel() }
}
