// Case: a removal of everything on one line, while the object lives on
import UIKit

class Chancel: UIViewController {
  func begin() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(active),
      name: UIApplication.didBecomeActiveNotification,
      object: nil)
  }

  func end() { NotificationCenter.default.removeObserver(self) }

  @objc private func shown() { title = "shown" }
  @objc private func active() { title = "active" }
}
