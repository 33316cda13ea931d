// Case: is a flag missed that the only sender never sends, where absence is an answer?
import Foundation

extension Notification.Name {
  static let sizeChanged = Notification.Name("SizeChanged")
  static let colorChanged = Notification.Name("ColorChanged")
}

final class SizeMenu {
  private var token: (any NSObjectProtocol)?
  private var colorToken: (any NSObjectProtocol)?
  private var size = 0

  func start() {
    token = NotificationCenter.default.addObserver(forName: .sizeChanged, object: nil, queue: nil) { [weak self] note in
      if note.userInfo?["isFromTable"] as? Bool == true { self?.size = 1 }  // expect: note userinfo_contract, untyped_userinfo
      if note.userInfo?["isFromMenu"] as? Bool ?? false { self?.size = 2 }  // expect: note userinfo_contract, untyped_userinfo
      if let isNew = note.userInfo?["isNew"] as? Bool { print(isNew) }  // expect: warning userinfo_contract, untyped_userinfo
      self?.size = note.userInfo?["size"] as? Int ?? 0  // expect: untyped_userinfo
    }
    colorToken = NotificationCenter.default.addObserver(forName: .colorChanged, object: nil, queue: nil) { note in
      // Another type posts, and may have meant to send the flag.
      if note.userInfo?["isDark"] as? Bool == true { print("dark") }  // expect: warning userinfo_contract, untyped_userinfo
    }
  }

  func choose(_ size: Int) {
    NotificationCenter.default.post(name: .sizeChanged, object: nil, userInfo: ["size": size])
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
    if let colorToken { NotificationCenter.default.removeObserver(colorToken) }
  }
}

final class ColorMenu {
  func choose(_ color: String) {
    NotificationCenter.default.post(name: .colorChanged, object: nil, userInfo: ["color": color])
  }
}
