// Case: is a helper's registration of its argument matched by the helper's counterpart that its caller calls too?
import Foundation

struct Broadcast {
  let name: Notification.Name
  var center: NotificationCenter = .default

  func attach(_ observer: AnyObject, _ selector: Selector) {
    center.addObserver(observer, selector: selector, name: name, object: nil)
  }

  func detach(_ observer: AnyObject) {
    center.removeObserver(observer, name: name, object: nil)
  }
}
