// Case: is a method a handler whose notification is optional, defaulted or one of several parameters?
import Foundation

final class RefreshController: NSObject {
  @objc func refresh(_ note: Notification?) {
    print(note?.userInfo?["reason"] as? String ?? "")  // expect: untyped_userinfo
  }

  func refresh(animated: Bool, note: Notification? = nil) {
    guard let note, let count = note.userInfo?["count"] as? Int else { return }  // expect: untyped_userinfo
    print(count, animated)
  }
}
