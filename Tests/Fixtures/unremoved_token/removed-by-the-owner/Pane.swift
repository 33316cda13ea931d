// Case: does an owner in another file remove the token that the owned object keeps?
import Foundation

final class Pane {
  var token: (any NSObjectProtocol)?
  var extras: [any NSObjectProtocol] = []

  func open() {
    token = NotificationCenter.default.addObserver(forName: .paneOpened, object: nil, queue: nil) { _ in print("open") }
    extras.append(
      NotificationCenter.default.addObserver(forName: .paneMoved, object: nil, queue: nil) { _ in print("moved") })
  }
}

extension Notification.Name {
  static let paneOpened = Notification.Name("PaneOpened")
  static let paneMoved = Notification.Name("PaneMoved")
}
