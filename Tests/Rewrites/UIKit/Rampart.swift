// Case: removals by a name that is not registered, and for another object
import UIKit

final class Rampart: NSObject {
  func begin() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  func end() {
    NotificationCenter.default.removeObserver(self, name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func shown() {}
}

final class RampartView: UIView {
  func begin() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  func end() {
    NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: self)
  }

  @objc private func shown() {}
}
