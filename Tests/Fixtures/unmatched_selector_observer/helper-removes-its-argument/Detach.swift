// Case: is a registration of `self` matched when `deinit` hands `self` to a helper in another file that removes it?
import Foundation

func detach(_ observer: Any, from center: NotificationCenter = .default) {
  center.removeObserver(observer)
}

extension NSObject {
  func stopObserving(_ name: Notification.Name) {
    NotificationCenter.default.removeObserver(self, name: name, object: nil)
  }
}
