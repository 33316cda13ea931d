// Case: SwiftLint 2755: a removal in `deinit` is no mistake on modern systems, by name, of everything, or through a local.
import UIKit

final class EditorTextView: UITextView {
  func observe() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(edited), name: UITextView.textDidChangeNotification, object: self)
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: UITextView.textDidChangeNotification, object: self)
  }

  @objc private func edited() {}
}

final class PreviewView: UIView {
  func observe() {
    NotificationCenter.default.addObserver(self, selector: #selector(redraw), name: Notification.Name("Preview"), object: nil)
  }

  deinit {
    let center = NotificationCenter.default
    center.removeObserver(self)
  }

  @objc private func redraw() {}
}
