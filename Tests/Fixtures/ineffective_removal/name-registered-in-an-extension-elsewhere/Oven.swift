// Case: is a removal effective when an extension in another file registers the name under another constant of the same raw value?
import Foundation

final class Oven: NSObject {
  deinit {
    NotificationCenter.default.removeObserver(self, name: Notification.Name("OvenHeated"), object: nil)
  }

  @objc func heated() {}
}
