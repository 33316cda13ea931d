// Case: is a token that only an associated object keeps reported when nothing removes it?
import ObjectiveC
import UIKit

private nonisolated(unsafe) var placeholderTokenKey: UInt8 = 0

extension UITextView {
  func showPlaceholder(_ label: UILabel) {
    let token = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: UITextView.textDidChangeNotification, object: self, queue: .main
    ) { [weak self, weak label] _ in
      label?.isHidden = self?.text.isEmpty == false
    }
    objc_setAssociatedObject(self, &placeholderTokenKey, token, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
