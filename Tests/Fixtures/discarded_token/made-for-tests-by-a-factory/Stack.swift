// Case: does an owner live on that the program makes again for its tests alone?
import Foundation

final class Stack {
  static let shared = Stack()

  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }

  static func makeForTests() -> Stack { Stack() }
}

final class Session {
  static let shared = Session()

  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }

  static func make() -> Session { Session() }
}

final class Window {
  private var session: Session?

  func open() { session = Session.make() }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
