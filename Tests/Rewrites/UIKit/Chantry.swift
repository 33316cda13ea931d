// Case: a removal of everything in a final class that inherits nothing
import UIKit

final class Chantry: NSObject {
  private let center: NotificationCenter
  private let subject = NSObject()

  init(center: NotificationCenter) {
    self.center = center
    super.init()
  }

  func begin() {
    center.addObserver(
      self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: subject)
  }

  func end() {
    // All that begin() began.
    center.removeObserver(self)
  }

  @objc private func shown() {}
}
