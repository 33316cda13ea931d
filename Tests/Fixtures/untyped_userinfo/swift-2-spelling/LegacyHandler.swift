// Case: is a Swift 2 handler that takes an NSNotification reported?
import Foundation

class LegacyHandler: NSObject {
  var duration = 0.0

  func observe() {
    NSNotificationCenter.defaultCenter().addObserver(self, selector: "changed:", name: "LegacyChanged", object: nil)
  }

  deinit {
    NSNotificationCenter.defaultCenter().removeObserver(self)
  }

  func changed(notification: NSNotification) {
    if let value = notification.userInfo?["duration"] as? NSNumber {  // expect: untyped_userinfo
      duration = value.doubleValue
    }
  }
}
