// Case: A property that is called like the workspace's center is not the workspace's for that.
import UIKit

class Services: NSObject {
  let notificationCenter: NotificationCenter

  override init() {
    notificationCenter = NotificationCenter.default
    super.init()
  }
}

final class Orchard: Services {
  func dressUp() {
    Basket.appearance().notificationCenter = notificationCenter
  }
}

/// Observes on the center that its appearance proxy was given, which is the standard one.
class Basket: UIView {
  @objc dynamic var notificationCenter: NotificationCenter {
    get { _notificationCenter }
    set { _notificationCenter = newValue }
  }

  private var _notificationCenter: NotificationCenter! {
    didSet {
      _notificationCenter.addObserver(
        self, selector: #selector(resize), name: UIContentSizeCategory.didChangeNotification, object: nil)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func resize() {
    setNeedsLayout()
  }
}
