// Case: is a helper in another file as repeated as the method that calls it?
import UIKit

final class Feed: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if animated { startObserving() }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc func reload() {}
}
