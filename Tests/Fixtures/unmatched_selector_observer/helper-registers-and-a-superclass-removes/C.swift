import UIKit

extension NotificationCenter {
  func observe(_ observer: AnyObject, _ selector: Selector, _ name: Notification.Name) {
    addObserver(observer, selector: selector, name: name, object: nil)
  }
}
extension Notification.Name { static let tick = Notification.Name("Tick"); static let tock = Notification.Name("Tock") }
