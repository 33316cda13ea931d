// Case: do two handlers that hand each other the notification read the keys of both names?
import Foundation

extension Notification.Name {
  static let opened = Notification.Name("opened")
  static let closed = Notification.Name("closed")
}

final class Screen: NSObject {
  private var count = 0
  func begin() {
    NotificationCenter.default.addObserver(self, selector: #selector(opened(_:)), name: .opened, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(closed(_:)), name: .closed, object: nil)
  }

  @objc private func opened(_ notification: Notification) {
    if let page = notification.userInfo?["page"] as? Int { count = page }  // expect: untyped_userinfo
    if count > 1 { closed(notification) }
  }

  @objc private func closed(_ notification: Notification) {
    if let page = notification.userInfo?["page"] as? Int { count += page }  // expect: untyped_userinfo
    if count > 2 { opened(notification) }
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}

func post() {
  NotificationCenter.default.post(name: .opened, object: nil, userInfo: ["page": 1])
  NotificationCenter.default.post(name: .closed, object: nil, userInfo: ["reason": "end"])
}
