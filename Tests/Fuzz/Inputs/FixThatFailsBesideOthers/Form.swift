final class FormController: UIViewController {
  override func viewDidLoad() {
    let center = NotificationCenter.default
    center.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(nameChanged), name: UITextField.textDidChangeNotification, object: nameField)
    center.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(anyEditingEnded), name: UITextField.textDidEndEditingNotification, object: nil)
  deinit {
    center.removeObserver(self, name: UITextField.textDidEndEditingNotification, object: mailField)  // expect: note ineffective_removal
  }
  }
  @objc private func anyEditingEnded() {}
}