// Case: is a cast reported whose result is only compared?
import Foundation

final class WidgetController: NSObject {
  private(set) var isActive = false

  @objc func toggle(_ notification: Notification) {
    if notification.userInfo?["module"] as? String == nil {  // expect: untyped_userinfo
      isActive = false
    } else if notification.userInfo?["module"] as? String == "clock" {  // expect: untyped_userinfo
      isActive.toggle()
    }
  }
}
