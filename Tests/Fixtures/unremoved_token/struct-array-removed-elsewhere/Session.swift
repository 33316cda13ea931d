// Case: does code in a third file remove the tokens that a struct keeps in an array?
import Foundation

struct Session {
  var id: UUID
  var tokens: [any NSObjectProtocol] = []

  mutating func observe(_ name: Notification.Name) {
    tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print("event") })
  }
}
