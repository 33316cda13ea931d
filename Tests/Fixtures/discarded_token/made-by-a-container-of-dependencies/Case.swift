// Case: does an object live on that a container of dependencies makes and keeps?
import Foundation
import Swinject

func prepare(_ services: Container) {
  services.register(Player.self) { _ in Player() }.inObjectScope(.container)
  services.register(Session.self) { _ in Session() }
}

final class Player {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

/// Made anew each time that it is asked for.
final class Session {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
