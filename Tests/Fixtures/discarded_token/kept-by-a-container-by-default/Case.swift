// Case: does an object live on that a container makes which keeps all?
import Foundation
import Swinject

enum Program {
  static let services = Container(defaultObjectScope: .container)
}

struct PlayerAssembly {
  func prepare(_ services: Container) {
    services.register(Player.self) { _ in Player() }
  }

  func again() -> Session { Session() }
}

final class Player {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class Session {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
