// Case: is writing into a user-info dictionary, or posting one, silent?
import Foundation

final class Poster: NSObject {
  @objc func forward(_ note: Notification) {
    var info = note.userInfo ?? [:]
    info["forwarded"] = true as NSNumber
    info["value"] = Optional(4) as Any
    NotificationCenter.default.post(name: Notification.Name("Forwarded"), object: self, userInfo: info)

    var copy = note
    copy.userInfo?["step"] = 2
    copy.userInfo = ["kind": "copy" as NSString]
    NotificationCenter.default.post(copy)
  }
}
