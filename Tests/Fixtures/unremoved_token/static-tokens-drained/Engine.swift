// Case: are tokens in a static array clean when a static function drains it?
import Foundation

final class Engine {
  private static nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  static func start() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .engineFault, object: nil, queue: nil) { _ in print("fault") })
  }

  static func stop() {
    Self.tokens.forEach { NotificationCenter.default.removeObserver($0) }
    Engine.tokens.removeAll()
  }
}

extension Notification.Name {
  static let engineFault = Notification.Name("EngineFault")
}
