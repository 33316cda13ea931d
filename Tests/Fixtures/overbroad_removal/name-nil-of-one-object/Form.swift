// Case: is a removal of one object's notifications silent?
import UIKit

final class Form: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .formChanged, object: view.window)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self, name: nil, object: view.window)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let formChanged = Notification.Name("FormChanged")
}
