// Case: nothing tells the type of a calculated value, so the poster is no evidence of another type.
import Foundation

extension Notification.Name {
  static let lapped = Notification.Name("lapped")
}

final class Stopwatch {
  func stop(after text: String, limit: Double) {
    var seconds = (Double(text) ?? 0) * 1000
    seconds = min(max(seconds, 0), limit)
    NotificationCenter.default.post(name: .lapped, object: nil, userInfo: ["seconds": seconds, "lap": "one"])
  }
}

final class Scoreboard {
  private let center = NotificationCenter.default

  func start() { center.addObserver(self, selector: #selector(lapped), name: .lapped, object: nil) }

  @objc private func lapped(_ note: Notification) {
    print(note.userInfo!["seconds"] as! Double)  // expect: note untyped_userinfo
    print(note.userInfo!["lap"] as! Double)  // expect: warning untyped_userinfo, userinfo_contract
  }

  deinit { center.removeObserver(self) }
}
