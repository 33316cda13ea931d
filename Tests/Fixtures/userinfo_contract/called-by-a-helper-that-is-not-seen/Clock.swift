// Case: the handler is handed on as a value to a function of another package, which may call it with anything.
import ClockKitten
import Foundation

extension Notification.Name {
  static let struck = Notification.Name("Struck")
}

final class Clock {
  func strike() {
    NotificationCenter.default.post(name: .struck, object: nil, userInfo: ["hour": 12])
  }
}

final class Listener: NSObject {
  func start(_ kitten: Kitten) {
    NotificationCenter.default.addObserver(self, selector: #selector(heard), name: .struck, object: nil)
    kitten.forward(to: heard)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func heard(_ note: Notification) {
    print(note.userInfo?["minute"] as? Int ?? 0)  // expect: untyped_userinfo
  }
}
