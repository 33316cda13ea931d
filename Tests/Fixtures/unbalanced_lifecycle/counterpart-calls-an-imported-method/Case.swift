// Case: may a method of another package, which the counterpart calls on `self`, remove the observer?
import KeyboardTools
import UIKit

final class MainController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    NotificationCenter.default.addObserver(  // allow: unmatched_selector_observer
      self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    removeNotificationsObserver()
  }

  @objc private func show() {}
}

final class OtherController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    view.endEditing(true)
    resignFirstResponder()
    setNeedsStatusBarAppearanceUpdate()
    hideAll()
    print("gone")
  }

  private func hideAll() {}

  @objc private func show() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}
