// Case: can a forced cast trap where every poster sends the key with that type?
import Foundation

extension Notification.Name {
  static let moved = Notification.Name("moved")
  static let turned = Notification.Name("turned")
}

final class Ship {
  func move() {
    NotificationCenter.default.post(name: .moved, object: nil, userInfo: ["miles": 12, "port": "Kiel"])
    NotificationCenter.default.post(name: .moved, object: nil, userInfo: ["miles": 3, "port": "Riga"])
  }

  func turn(by angle: Any) {
    NotificationCenter.default.post(name: .turned, object: nil, userInfo: ["angle": angle])
  }
}

final class Log {
  private let center = NotificationCenter.default

  func start() {
    center.addObserver(self, selector: #selector(moved), name: .moved, object: nil)
    center.addObserver(self, selector: #selector(turned), name: .turned, object: nil)
  }

  @objc private func moved(_ note: Notification) {
    print(note.userInfo!["miles"] as! Int)  // expect: note untyped_userinfo
    print(note.userInfo!["port"] as! String)  // expect: note untyped_userinfo
  }

  @objc private func turned(_ note: Notification) {
    print(note.userInfo!["angle"] as! Double)  // expect: warning untyped_userinfo
  }

  deinit { center.removeObserver(self) }
}
