import UIKit

extension Feed {
  func startObserving() {
    DispatchQueue.main.async {
      NotificationCenter.default.addObserver(self, selector: #selector(self.reload), name: .feedChanged, object: nil)  // expect: unbalanced_lifecycle
    }
  }
}

extension Notification.Name {
  static let feedChanged = Notification.Name("FeedChanged")
}
