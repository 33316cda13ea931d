// Case: where an alias's name is used twice, does each use follow its own value?
import Foundation

final class SaveFailureModel: NSObject {
  @objc func failed(_ note: Notification) {
    if let info = note.userInfo {
      print(info["attempt"] as? Int ?? 0)  // expect: untyped_userinfo
    }
    if let info = (note.object as? NSError)?.userInfo {
      print(info["attempt"] as? Int ?? 0)
    }
  }
}
