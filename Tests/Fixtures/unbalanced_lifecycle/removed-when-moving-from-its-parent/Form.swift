// Case: does a removal undo a registration that runs only when the controller leaves for good?
import UIKit

final class Form: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)  // expect: unbalanced_lifecycle
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .shown, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent {
      NotificationCenter.default.removeObserver(self, name: .changed, object: nil)
    }
    NotificationCenter.default.removeObserver(self, name: .shown, object: nil)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
  static let shown = Notification.Name("Shown")
}
