// Case: are a private helper and a local function that take the notification handlers too?
import UIKit

final class KeyboardFollower: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func keyboardWillShow(_ note: Notification) {
    func curve(of note: Notification) -> UInt? {
      note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt  // expect: untyped_userinfo
    }
    additionalSafeAreaInsets.bottom = height(from: note) + CGFloat(curve(of: note) ?? 0)
  }

  private func height(from note: Notification) -> CGFloat {
    guard
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect  // expect: untyped_userinfo
    else { return 0 }
    return frame.height
  }
}
