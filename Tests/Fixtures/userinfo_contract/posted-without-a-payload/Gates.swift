// Case: the handler reads a key, and the only poster sends no payload at all, from a file that never says so.
import Foundation

enum Gate {
  static let opened = Notification.Name("GateOpened")
}

final class GateKeeper {
  private var token: NSObjectProtocol?

  func start() {
    token = NotificationCenter.default.addObserver(forName: Gate.opened, object: nil, queue: nil) { note in
      guard let info = note.userInfo, let gate = info["gate"] as? String else { return }  // expect: userinfo_contract, untyped_userinfo
      print(gate)
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
