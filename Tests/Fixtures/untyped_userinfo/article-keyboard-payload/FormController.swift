// Case: article on keyboards: handlers dig the keyboard's frame and the animation's duration and curve out of the dictionary.
import UIKit

final class FormController: UIViewController {
  private var bottomConstraint = NSLayoutConstraint()

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func keyboardWillShow(_ notification: NSNotification) {
    guard
      let userInfo = notification.userInfo,
      let frame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,  // expect: untyped_userinfo
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval  // expect: untyped_userinfo
    else { return }
    move(to: frame.height, during: duration)
  }

  @objc private func keyboardWillHide(_ notification: NSNotification) {
    let duration = notification.userInfo![UIResponder.keyboardAnimationDurationUserInfoKey] as! TimeInterval  // expect: untyped_userinfo
    let curve = (notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue  // expect: untyped_userinfo
    print(curve ?? 0)
    move(to: 0, during: duration)
  }

  private func move(to height: CGFloat, during duration: TimeInterval) {
    UIView.animate(withDuration: duration) {
      self.bottomConstraint.constant = height
      self.view.layoutIfNeeded()
    }
  }
}
