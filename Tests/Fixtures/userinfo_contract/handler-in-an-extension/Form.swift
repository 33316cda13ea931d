// Case: is what a handler in an extension reads held against the notification that the class registers it for?
import UIKit

final class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}
