// Case: article on small controllers: an observer object registers by selector in `init` and removes itself in `deinit`.
import UIKit

final class KeyboardInsets: NSObject {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(willShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(willHide), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func willShow() {
    scrollView?.contentInset.bottom = 280
  }

  @objc private func willHide() {
    scrollView?.contentInset.bottom = 0
  }
}
