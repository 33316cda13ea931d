// Case: a function of the program posts what it is given; its callers in another file say under which name and keys.
import Foundation

enum Signal: String {
  case raised, lowered

  var name: Notification.Name { Notification.Name("Signal") }
}

extension NSNotification.Name {
  static let flagRaised = NSNotification.Name(rawValue: "FlagRaised")
}

func announce(_ name: Notification.Name, _ payload: [String: Any]) {
  NotificationCenter.default.post(name: name, object: nil, userInfo: payload)
}
