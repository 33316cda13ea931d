// Case: is a cast reported whatever the key's expression is, and once where an entry is a dictionary that is subscripted in turn?
import Foundation

final class CartHandler: NSObject {
  enum Key: String { case count, owner, item }

  private let keys = ["total", "tax"]

  @objc func changed(_ note: Notification) {
    let count = note.userInfo?[Key.count.rawValue] as? Int  // expect: untyped_userinfo
    let total = note.userInfo?[keys[0]] as? Double  // expect: untyped_userinfo
    let owner = note.userInfo?[AnyHashable("owner")] as? String  // expect: untyped_userinfo
    let item = note.userInfo?["item" + "\(keys.count)"] as? [String: Any]  // expect: untyped_userinfo
    let name = (note.userInfo?[Key.item] as? [String: Any])?["name"] as? String  // expect: untyped_userinfo
    print(count ?? 0, total ?? 0, owner ?? "", item?.count ?? 0, name ?? "")
  }
}
