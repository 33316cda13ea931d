// Case: does each appearance register once more where only `deinit` removes?
import UIKit

final class Feed: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .feedChanged, object: nil)  // expect: unbalanced_lifecycle
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func reload() {}
}

extension Notification.Name {
  static let feedChanged = Notification.Name("FeedChanged")
}
