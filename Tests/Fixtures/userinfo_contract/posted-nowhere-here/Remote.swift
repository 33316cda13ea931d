// Case: nothing in the program posts the name, so that it comes from elsewhere.
import Foundation

final class Remote: NSObject {
  func start() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(pressed), name: Notification.Name("VendorRemotePressed"), object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func pressed(_ note: Notification) {
    print(note.userInfo?["button"] as? Int ?? 0)  // expect: untyped_userinfo
  }
}
