// Case: a token wrapper of the program, kept in a property, whose closure holds `self`.
import Foundation

final class Observation {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(_ name: Notification.Name, in center: NotificationCenter, handler: @escaping (Notification) -> Void) {
    self.center = center
    token = center.addObserver(forName: name, object: nil, queue: nil) { handler($0) }
  }

  deinit {
    center.removeObserver(token)
  }
}
