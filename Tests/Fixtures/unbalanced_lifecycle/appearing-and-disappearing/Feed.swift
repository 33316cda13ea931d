// Case: is a registration balanced that the opposite method removes, by name, through a helper of an extension?
import UIKit

final class Feed: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .feedChanged, object: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopObserving()
  }

  @objc func reload() {}
}
