// Case: can a forced cast trap where every poster sends the key with that type?
import Foundation

extension Notification.Name {
  static let moved = Notification.Name("moved")
  static let turned = Notification.Name("turned")
  static let landed = Notification.Name("landed")
}

final class Ship {
  func move() {
    NotificationCenter.default.post(name: .moved, object: nil, userInfo: ["miles": 12, "port": "Kiel"])
    NotificationCenter.default.post(name: .moved, object: nil, userInfo: ["miles": 3, "port": "Riga"])
  }

  func land(at port: String?, on pier: Any?) {
    NotificationCenter.default.post(
      name: .landed, object: nil,
      userInfo: ["port": port ?? "", "pier": pier as? String ?? "", "crane": pier as? Int ?? 0, "town": port as Any])
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
    center.addObserver(self, selector: #selector(landed), name: .landed, object: nil)
  }

  @objc private func moved(_ note: Notification) {
    print(note.userInfo!["miles"] as! Int)  // expect: note untyped_userinfo
    print(note.userInfo!["port"] as! String)  // expect: note untyped_userinfo
  }

  @objc private func turned(_ note: Notification) {
    print(note.userInfo!["angle"] as! Double)  // expect: warning untyped_userinfo
  }

  @objc private func landed(_ note: Notification) {
    print(note.userInfo!["port"] as! String)  // expect: note untyped_userinfo
    print(note.userInfo!["pier"] as! String)  // expect: note untyped_userinfo
    print(note.userInfo!["crane"] as! String)  // expect: warning untyped_userinfo, userinfo_contract
    print(note.userInfo!["town"] as! String)  // expect: warning untyped_userinfo
  }

  deinit { center.removeObserver(self) }
}
