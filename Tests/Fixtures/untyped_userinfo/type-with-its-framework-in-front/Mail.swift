// Case: does `Foundation.Notification` mean the program's own type of that name?
import Foundation

final class Notification {
  var userInfo: [String: Any] = [:]
}

final class MailModel {
  func mailCame(_ notification: Foundation.Notification) -> Int? {
    notification.userInfo?["count"] as? Int  // expect: untyped_userinfo
  }
}
