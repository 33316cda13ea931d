// Case: does a removal for another object, or for one object of a registration for any, leave the registration unmatched?
import UIKit

final class FormController: UIViewController {
  private let nameField = UITextField()
  private let mailField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(nameChanged), name: UITextField.textDidChangeNotification, object: nameField)
    center.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(anyEditingEnded), name: UITextField.textDidEndEditingNotification, object: nil)
  }

  deinit {
    let center = NotificationCenter.default
    center.removeObserver(self, name: UITextField.textDidChangeNotification, object: mailField)  // expect: note ineffective_removal
    center.removeObserver(self, name: UITextField.textDidEndEditingNotification, object: mailField)  // expect: note ineffective_removal
  }

  @objc private func nameChanged() {}
  @objc private func anyEditingEnded() {}
}
