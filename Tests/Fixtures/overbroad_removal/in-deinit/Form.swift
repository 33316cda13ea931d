// Case: is a nameless removal in `deinit` silent?
import UIKit

final class Form: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .formChanged, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let formChanged = Notification.Name("FormChanged")
}
