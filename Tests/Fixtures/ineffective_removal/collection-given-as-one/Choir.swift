// Case: does giving the whole collection to the removal remove any of its tokens?
import Foundation

final class Choir {
  private var tokens: [any NSObjectProtocol] = []

  func sing() {
    tokens.append(NotificationCenter.default.addObserver(forName: .sung, object: nil, queue: nil) { _ in print("la") })  // expect: unremoved_token
  }

  deinit {
    NotificationCenter.default.removeObserver(tokens)  // expect: ineffective_removal
  }
}

extension Notification.Name {
  static let sung = Notification.Name("Sung")
}
