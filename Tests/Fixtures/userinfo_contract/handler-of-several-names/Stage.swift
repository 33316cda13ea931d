// Case: one handler serves two names, and reads what only one of them carries.
import Foundation

extension Notification.Name {
  static let curtainUp = Notification.Name("CurtainUp")
  static let curtainDown = Notification.Name("CurtainDown")
}

final class Stage {
  func play() {
    NotificationCenter.default.post(name: .curtainUp, object: nil, userInfo: ["act": 1])
    NotificationCenter.default.post(name: .curtainDown, object: nil)
  }
}

final class Prompter: NSObject {
  func start() {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(curtain), name: .curtainUp, object: nil)
    center.addObserver(self, selector: #selector(curtain), name: .curtainDown, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func curtain(_ note: Notification) {
    print(note.userInfo?["act"] as? Int ?? 0)  // expect: untyped_userinfo
  }
}
