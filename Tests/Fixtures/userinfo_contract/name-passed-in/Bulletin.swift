// Case: a poster takes its name from outside, so that it may be any.
import Foundation

extension Notification.Name {
  static let bulletin = Notification.Name("Bulletin")
}

final class Printer {
  private let name: Notification.Name

  init(named text: String) { name = Notification.Name(text) }

  func publish(_ extra: [String: Any]) {
    NotificationCenter.default.post(name: .bulletin, object: nil, userInfo: ["title": "News"])
    NotificationCenter.default.post(name: name, object: nil, userInfo: extra)
  }
}

final class Reader: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(read), name: .bulletin, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func read(_ note: Notification) {
    print(note.userInfo?["author"] as? String ?? "")  // expect: untyped_userinfo
  }
}
