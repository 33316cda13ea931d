import UIKit

extension Feed {
  func stopObserving() {
    NotificationCenter.default.removeObserver(self, name: .feedChanged, object: nil)
  }
}

extension Notification.Name {
  static let feedChanged = Notification.Name("FeedChanged")
}
