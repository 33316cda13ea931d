// Case: is a helper that registers the observer it is given reported when no caller in the program ever removes itself?
import Foundation

extension NotificationCenter {
  func register(_ observer: AnyObject, handlers: [Notification.Name: Selector]) {
    for (name, selector) in handlers {
      addObserver(observer, selector: selector, name: name, object: nil)  // expect: unmatched_selector_observer
    }
  }
}
