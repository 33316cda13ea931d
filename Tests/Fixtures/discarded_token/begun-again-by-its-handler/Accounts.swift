// Case: the handler of a notification removes `self`, which ends no block, and registers again. A method that one place runs
// registers once.
import Foundation

public final class Accounts {
  public static let shared = Accounts()

  private init() {}

  public func start() {
    NotificationCenter.default.removeObserver(self, name: .accountChanged, object: nil)  // expect: ineffective_removal
    NotificationCenter.default.addObserver(forName: .accountChanged, object: nil, queue: nil) { [weak self] _ in  // expect: discarded_token, unbalanced_lifecycle
      self?.accountChanged()
    }
  }

  private func accountChanged() { start() }

  func startOnce() {
    NotificationCenter.default.removeObserver(self, name: .accountEnded, object: nil)  // expect: ineffective_removal
    NotificationCenter.default.addObserver(forName: .accountEnded, object: nil, queue: nil) { _ in print("ended") }
  }
}

extension Notification.Name {
  static let accountChanged = Notification.Name("accountChanged")
  static let accountEnded = Notification.Name("accountEnded")
}
