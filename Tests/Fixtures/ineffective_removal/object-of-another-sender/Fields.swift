// Case: does a removal for one object reach a registration for another, or for any?
import UIKit

final class Fields: UIViewController {
  private let first = UITextField()
  private let second = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(changed), name: UITextField.textDidChangeNotification, object: first)
  }

  deinit {
    NotificationCenter.default.removeObserver(  // expect: note ineffective_removal
      self, name: UITextField.textDidChangeNotification, object: second)
  }

  @objc private func changed() {}
}
