// Case: are stored tokens before and after damaged text reported?
import Foundation

final class FirstModel {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .first, object: nil, queue: nil) { _ in print("first") }  // expect: unremoved_token
  }
}

extension = where { func ( -> }
}}

final class SecondModel {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .second, object: nil, queue: nil) { _ in print("second") }  // expect: unremoved_token
  }
}

extension Notification.Name {
  static let first = Notification.Name("First")
  static let second = Notification.Name("Second")
}
