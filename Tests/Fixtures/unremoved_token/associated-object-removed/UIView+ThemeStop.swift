import ObjectiveC
import UIKit

extension UIView {
  func stopFollowingTheme() {
    guard let token = objc_getAssociatedObject(self, &themeTokenKey) else { return }
    NotificationCenter.default.removeObserver(token)
    objc_setAssociatedObject(self, &themeTokenKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
