// Case: is a token clean when it becomes a member of a struct that a function returns and another file removes?
import Foundation

struct Listener {
  let name: Notification.Name
  let token: any NSObjectProtocol

  static func make(_ name: Notification.Name) -> Listener {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print("heard") }
    return Listener(name: name, token: token)
  }
}
