// Case: do a commented-out removal and one inside a string literal remove anything?
import Foundation

final class ArchiveModel {
  private var token: (any NSObjectProtocol)?
  static let advice = "if let token { NotificationCenter.default.removeObserver(token) }"

  func start() {
    token = NotificationCenter.default.addObserver(forName: .archived, object: nil, queue: nil) { _ in print("done") }  // expect: unremoved_token
  }

  func stop() {
    // if let token { NotificationCenter.default.removeObserver(token) }
    /* token.map(NotificationCenter.default.removeObserver) */
    token = nil
  }
}

extension Notification.Name {
  static let archived = Notification.Name("Archived")
}
