// Case: does another type's `removeObserver(self)` in the same file leave the registration unmatched?
import UIKit

final class FirstPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(turned), name: .pageTurned, object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func turned() {}
}

final class SecondPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(turned), name: .pageTurned, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func turned() {}
}

extension Notification.Name {
  static let pageTurned = Notification.Name("PageTurned")
}
