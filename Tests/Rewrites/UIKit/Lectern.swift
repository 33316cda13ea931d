// Case: the keyboard's frame and duration, boxed, in a handler of its own
import UIKit

final class Lectern: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(lecternKeyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc func lecternKeyboardWillShow(_ notification: Notification) {
    guard
      let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    else { return }
    title = "\(frame.size.height) in \(duration)"
  }
}
