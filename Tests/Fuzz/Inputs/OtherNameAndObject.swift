final class FormController: UIViewController {
  override func viewDidLoad() {
    center.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(anyEditingEnded), name: UITextField.textDidEndEditingNotification, object: nil)
    center.removeObserver(self, name: UITextField.textDidChangeNotification, object: mailField)  // expect: ineffective_removal
  }
}