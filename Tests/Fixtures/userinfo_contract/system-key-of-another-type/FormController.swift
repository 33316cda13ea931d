// Case: the keyboard's frame is a rectangle and its duration a number, whatever a handler would rather have.
import UIKit

final class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func keyboardWillShow(_ note: Notification) {
    guard let info = note.userInfo else { return }
    let size = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGSize  // expect: userinfo_contract, untyped_userinfo
    let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue  // expect: untyped_userinfo
    let seconds = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double  // expect: untyped_userinfo
    let text = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? String  // expect: userinfo_contract, untyped_userinfo
    print(size as Any, frame as Any, seconds as Any, text as Any)
  }
}
