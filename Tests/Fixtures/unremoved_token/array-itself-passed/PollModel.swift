// Case: does passing the array itself to `removeObserver(_:)`, instead of the tokens in it, remove them?
import Foundation

final class PollModel {
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .pollOpened, object: nil, queue: nil) { _ in print("open") })  // expect: unremoved_token
  }

  deinit {
    NotificationCenter.default.removeObserver(tokens)  // expect: ineffective_removal
  }
}

extension Notification.Name {
  static let pollOpened = Notification.Name("PollOpened")
}
