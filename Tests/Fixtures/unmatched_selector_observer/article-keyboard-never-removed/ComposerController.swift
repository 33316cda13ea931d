// Case: article on keyboards: the same registrations without a removal.
import UIKit

final class ComposerController: UIViewController {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    observeKeyboard()
  }

  private func observeKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(keyboardShown), name: UIResponder.keyboardDidShowNotification, object: nil)
    center.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(keyboardHidden), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc private func keyboardShown() {
    scrollView.contentInset.bottom = 300
  }

  @objc private func keyboardHidden() {
    scrollView.contentInset = .zero
  }
}
