import UIKit

final class KeyboardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func keyboardWillShow(_ note: Notification) {
    guard let payload = KeyboardPayload(note) else { return }
    UIView.animate(withDuration: payload.duration) {
      self.additionalSafeAreaInsets.bottom = payload.frame.height
    }
  }
}
