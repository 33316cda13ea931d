// Case: inside a handler, are the type's own property and a local called `userInfo` still none?
import Foundation

final class FilterModel: NSObject {
  private var userInfo: [String: Any] = ["filter": "all"]

  @objc func changed(_ note: Notification) {
    print(userInfo["filter"] as? String ?? "", self.userInfo["limit"] as? Int ?? 0)
    let userInfo = ["page": 3 as Any]
    print(userInfo["page"] as? Int ?? 0, note.name)
  }
}
