// Case: is a token that an associated object keeps clean when code in another file takes it out and removes it?
import ObjectiveC
import UIKit

nonisolated(unsafe) var themeTokenKey: UInt8 = 0

extension UIView {
  func followTheme() {
    stopFollowingTheme()
    let token = NotificationCenter.default.addObserver(forName: .themeChanged, object: nil, queue: .main) { [weak self] _ in
      self?.setNeedsDisplay()
    }
    objc_setAssociatedObject(self, &themeTokenKey, token, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

extension Notification.Name {
  static let themeChanged = Notification.Name("ThemeChanged")
}
