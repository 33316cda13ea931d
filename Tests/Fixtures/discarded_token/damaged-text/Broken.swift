// Case: do findings before damaged text stand, and those after it as far as the text can be read again?
import Foundation

final class BeforeTheDamage {
  func start() {
    NotificationCenter.default.addObserver(forName: .early, object: nil, queue: nil) { _ in print("early") }  // expect: discarded_token
  }
}

struct Half {
  let values: [String: = }
  func broken(_ in -> { return
}

final class AfterTheDamage {
  func start() {
    NotificationCenter.default.addObserver(forName: .late, object: nil, queue: nil) { _ in print("late") }  // expect: discarded_token
  }
}

extension Notification.Name {
  static let early = Notification.Name("Early")
  static let late = Notification.Name("Late")
}
