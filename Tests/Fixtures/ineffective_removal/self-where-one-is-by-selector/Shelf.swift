// Case: is `removeObserver(self)` effective where one of the registrations is by selector?
import Foundation

final class Shelf: NSObject {
  private var token: (any NSObjectProtocol)?

  func open() {
    token = NotificationCenter.default.addObserver(forName: .bookAdded, object: nil, queue: .main) { _ in print("book") }
    NotificationCenter.default.addObserver(self, selector: #selector(bookLost), name: .bookLost, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  @objc private func bookLost() {}
}

extension Notification.Name {
  static let bookAdded = Notification.Name("BookAdded")
  static let bookLost = Notification.Name("BookLost")
}
