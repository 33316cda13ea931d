// Case: is a helper `deinit` that nothing but `deinit` calls, in another file too?
import UIKit

final class Form: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .formChanged, object: nil)
  }

  deinit {
    tearDown()
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let formChanged = Notification.Name("FormChanged")
}
