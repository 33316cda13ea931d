// Case: does the removal of another type's property with the same name count?
import Foundation

final class LeftPanel {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .panelMoved, object: nil, queue: nil) { _ in print("left") }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class RightPanel {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .panelMoved, object: nil, queue: nil) { _ in print("right") }  // expect: unremoved_token
  }
}

extension Notification.Name {
  static let panelMoved = Notification.Name("PanelMoved")
}
