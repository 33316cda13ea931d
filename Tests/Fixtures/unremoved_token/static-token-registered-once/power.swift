// Case: is a static property's token silent where a check of it makes a static function register once, and only there?
import Foundation

enum Power {
  private static nonisolated(unsafe) var observer: (any NSObjectProtocol)?
  private static nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  static func startOnce() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(forName: .powerLow, object: nil, queue: nil) { _ in print("low") }
  }

  static func startAgain() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .powerLow, object: nil, queue: nil) { _ in print("low") })  // expect: unremoved_token
  }
}

final class PowerView {
  private static nonisolated(unsafe) var last: (any NSObjectProtocol)?

  func show() {
    guard PowerView.last == nil else { return }
    PowerView.last = NotificationCenter.default.addObserver(forName: .powerLow, object: nil, queue: nil) { _ in  // expect: unremoved_token
      self.hide()
    }
  }

  func hide() {}
}

extension Notification.Name {
  static let powerLow = Notification.Name("PowerLow")
}
