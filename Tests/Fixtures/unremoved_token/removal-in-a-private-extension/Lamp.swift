// Case: does a removal count in a member of a private extension that no code of the file calls?
import Foundation

final class Lamp {
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .lamp, object: nil, queue: nil) { _ in  // expect: unremoved_token
        print("on")
      })
  }
}

extension Notification.Name {
  static let lamp = Notification.Name("Lamp")
}

private extension Lamp {
  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

final class Fan {
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(NotificationCenter.default.addObserver(forName: .lamp, object: nil, queue: nil) { _ in print("on") })
  }

  func rest() { halt() }
}

fileprivate extension Fan {
  func halt() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

final class Radio: NSObject {
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(NotificationCenter.default.addObserver(forName: .lamp, object: nil, queue: nil) { _ in print("on") })
  }
}

/// Objective-C may call all members.
@objc private extension Radio {
  func mute() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
