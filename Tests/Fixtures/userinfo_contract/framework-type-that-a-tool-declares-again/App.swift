// Case: a tool of the repository declares a type with the name of a framework's type. The app means the framework's type.
import Foundation

struct SyncFailure: LocalizedError {}

struct SyncResult {}

extension Notification.Name {
  static let syncFailed = Notification.Name("SyncFailed")
  static let syncEnded = Notification.Name("SyncEnded")
}

final class Sync {
  func fail() {
    NotificationCenter.default.post(name: .syncFailed, object: nil, userInfo: ["error": SyncFailure()])
    NotificationCenter.default.post(name: .syncEnded, object: nil, userInfo: ["result": SyncResult()])
  }
}

final class Banner: NSObject {
  func open() {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(failed), name: .syncFailed, object: nil)
    center.addObserver(self, selector: #selector(ended), name: .syncEnded, object: nil)
  }

  @objc private func failed(_ note: Notification) {
    guard let error = note.userInfo?["error"] as? Error else { return }  // expect: note untyped_userinfo
    print(error)
  }

  @objc private func ended(_ note: Notification) {
    guard let error = note.userInfo?["result"] as? SyncFailure else { return }  // expect: note untyped_userinfo, userinfo_contract
    print(error)
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}
