// Case: does a removal end a token's registration that names another notification?
import Foundation

final class Form {
  private var token: (any NSObjectProtocol)?
  private var other: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: unremoved_token
    other = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token, name: .shown, object: nil) }  // expect: ineffective_removal
    if let other { NotificationCenter.default.removeObserver(other, name: .changed, object: nil) }
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
  static let shown = Notification.Name("Shown")
}
