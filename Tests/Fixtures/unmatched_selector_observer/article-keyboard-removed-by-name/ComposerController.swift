// Case: article on keyboards: observers added by selector in one method are removed by name in another.
import UIKit

final class ComposerController: UIViewController {
  private let scrollView = UIScrollView()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    startObservingKeyboard()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopObservingKeyboard()
  }

  private func startObservingKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardShown), name: UIResponder.keyboardDidShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardHidden), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  private func stopObservingKeyboard() {
    let center = NotificationCenter.default
    center.removeObserver(self, name: UIResponder.keyboardDidShowNotification, object: nil)
    center.removeObserver(self, name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc private func keyboardShown() {
    scrollView.contentInset.bottom = 300
  }

  @objc private func keyboardHidden() {
    scrollView.contentInset = .zero
  }
}
