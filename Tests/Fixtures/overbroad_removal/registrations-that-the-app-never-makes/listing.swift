// Case: Only a helper that nobody calls, and a test, register the controller beside its own code.
import UIKit

extension UIViewController {
  func listen(to name: Notification.Name, with selector: Selector) {
    NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
  }
}

class ListingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .init("listing"), object: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
  }

  @objc func reload() {}
}

class TrackController: SoundController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .init("track"), object: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
  }

  @objc func reload() {}
}

class SoundController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(hear), name: .init("sound"), object: nil)
  }

  @objc func hear() {}
}
