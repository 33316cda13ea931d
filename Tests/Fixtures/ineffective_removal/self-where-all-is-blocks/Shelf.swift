// Case: does `removeObserver(self)` remove anything in a type that registers with blocks alone?
import Foundation

final class Shelf {
  private var token: (any NSObjectProtocol)?

  func open() {
    token = NotificationCenter.default.addObserver(forName: .bookAdded, object: nil, queue: .main) { _ in print("book") }  // expect: unremoved_token
  }

  deinit {
    NotificationCenter.default.removeObserver(self)  // expect: ineffective_removal
  }
}

extension Notification.Name {
  static let bookAdded = Notification.Name("BookAdded")
}
