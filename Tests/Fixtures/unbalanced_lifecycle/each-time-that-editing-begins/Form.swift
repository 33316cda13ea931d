// Case: a text field tells its delegate each time that the user begins to edit.
import UIKit

final class FormController: UIViewController, UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { watchKeyboard() }

  private func watchKeyboard() {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, unmatched_selector_observer
      self, selector: #selector(moveUp), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc private func moveUp() { view.frame.origin.y -= 100 }
}

final class NoteController: UIViewController, UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) {
    NotificationCenter.default.addObserver(
      self, selector: #selector(moveUp), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc private func moveUp() { view.frame.origin.y -= 100 }
}
