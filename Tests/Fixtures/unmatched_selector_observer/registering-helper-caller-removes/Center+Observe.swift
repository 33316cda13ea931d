// Case: is a helper that registers the observer it is given matched by the removal that its caller makes of itself?
import Foundation

extension NotificationCenter {
  func observe(_ observer: AnyObject, _ selector: Selector, names: [Notification.Name]) {
    for name in names {
      addObserver(observer, selector: selector, name: name, object: nil)
    }
  }
}
