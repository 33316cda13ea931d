// Case: is a cast reported when its key is a constant, also one of another file?
import Foundation

final class FeedSettings: NSObject {
  @objc func settingDidChange(_ note: Notification) {
    guard let key = note.userInfo?[UserInfoKey.setting] as? String else { return }  // expect: untyped_userinfo
    let value = note.userInfo?[NSUbiquitousKeyValueStoreChangeReasonKey] as? Int  // expect: untyped_userinfo
    print(key, value ?? 0)
  }
}
