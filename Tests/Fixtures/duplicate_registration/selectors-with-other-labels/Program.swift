// Case: do a class and its subclass register the same method? A label makes another method of the name for Objective-C.
import UIKit

class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(keyboardShows), name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(self, selector: #selector(keyboardHides), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc func keyboardShows(notification: Notification) { view.tag = 1 }
  @objc func keyboardHides(_ notification: Notification) { view.tag = 2 }

  deinit { NotificationCenter.default.removeObserver(self) }
}

final class SignUpController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardShows(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(  // expect: duplicate_registration
      self, selector: #selector(keyboardHides), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc func keyboardShows(_ notification: Notification) { view.alpha = 1 }
}
