// Case: which name and key does a handler have that takes both from the code that makes it?
import Foundation

enum Tide {
  static let rose = Notification.Name("rose")
  static let fell = Notification.Name("fell")
  static let height = "height"
  static let depth = "depth"
}

final class Handler: NSObject {
  let name: Notification.Name
  let key: String

  init(name: Notification.Name, key: String) {
    self.name = name
    self.key = key
  }

  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: name, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func changed(_ note: Notification) {
    print(note.userInfo![key] as! Int)  // expect: note untyped_userinfo
    print(note.userInfo![Tide.depth] as! Int)  // expect: warning untyped_userinfo, userinfo_contract
  }
}

/// Two makers give it other keys.
final class Gauge: NSObject {
  private let key: String

  init(key: String) { self.key = key }

  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Tide.rose, object: nil)
  }

  func copy(of key: String) -> Gauge { Gauge(key: key) }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func changed(_ note: Notification) {
    print(note.userInfo![key] as! Int)  // expect: warning untyped_userinfo
  }
}

/// It makes others of its type.
final class Buoy: NSObject {
  private let key: String

  init(key: String) { self.key = key }

  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Tide.fell, object: nil)
  }

  func next() -> Buoy { Buoy(key: key) }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func changed(_ note: Notification) {
    print(note.userInfo![key] as! Int)  // expect: warning untyped_userinfo
  }
}
