// Case: is the result of a local closure lost when its caller drops it, and kept when its caller keeps it?
import Foundation

final class TabModel {
  private var tokens: [any NSObjectProtocol] = []

  func start(on center: NotificationCenter) {
    let lose: (Notification.Name) -> any NSObjectProtocol = { name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in print("lost") }  // expect: discarded_token
    }
    let keep: (Notification.Name) -> any NSObjectProtocol = { name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in print("kept") }
    }
    _ = lose(.tabOpened)  // allow: discarded_token
    tokens.append(keep(.tabClosed))
  }

  func stop(on center: NotificationCenter) {
    tokens.forEach { center.removeObserver($0) }
  }
}

extension Notification.Name {
  static let tabOpened = Notification.Name("TabOpened")
  static let tabClosed = Notification.Name("TabClosed")
}
