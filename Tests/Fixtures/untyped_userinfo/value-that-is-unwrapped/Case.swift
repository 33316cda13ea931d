// Case: do posters send a value of an optional type that is no longer optional?
import Foundation

extension Notification.Name {
  static let moored = Notification.Name("moored")
  static let loaded = Notification.Name("loaded")
  static let sighted = Notification.Name("sighted")
  static let drifted = Notification.Name("drifted")
}

struct Barge {}

final class Quay {
  var barge: Barge?
  var previous: Barge?

  func moor() {
    NotificationCenter.default.post(name: .moored, object: nil, userInfo: ["barge": barge!])
  }

  func load(_ other: Barge?) {
    guard let barge else { return }
    NotificationCenter.default.post(name: .loaded, object: nil, userInfo: ["barge": barge])
    if let next = other {
      NotificationCenter.default.post(name: .loaded, object: nil, userInfo: ["barge": next])
    }
  }

  func sight() {
    NotificationCenter.default.post(name: .sighted, object: nil, userInfo: ["barge": barge as Any])
  }

  func drift() {
    NotificationCenter.default.post(name: .drifted, object: nil, userInfo: ["barge": previous])
  }
}

final class Log {
  private let center = NotificationCenter.default

  func start() {
    center.addObserver(self, selector: #selector(moored), name: .moored, object: nil)
    center.addObserver(self, selector: #selector(loaded), name: .loaded, object: nil)
    center.addObserver(self, selector: #selector(sighted), name: .sighted, object: nil)
    center.addObserver(self, selector: #selector(drifted), name: .drifted, object: nil)
  }

  deinit { center.removeObserver(self) }

  @objc private func moored(_ note: Notification) {
    print(note.userInfo!["barge"] as! Barge)  // expect: note untyped_userinfo
  }

  @objc private func loaded(_ note: Notification) {
    print(note.userInfo!["barge"] as! Barge)  // expect: note untyped_userinfo
  }

  @objc private func sighted(_ note: Notification) {
    print(note.userInfo!["barge"] as! Barge)  // expect: warning untyped_userinfo
  }

  @objc private func drifted(_ note: Notification) {
    print(note.userInfo!["barge"] as! Barge)  // expect: warning untyped_userinfo
  }
}
