// Case: are a type's own property, a parameter and a local that are merely called `userInfo` none?
import Foundation

struct Message {
  var userInfo: [String: Any] = [:]

  var sender: String? { userInfo["sender"] as? String }
}

final class MessageHandler {
  private var userInfo: [AnyHashable: Any] = ["count": 1]

  func read(_ message: Message) -> Int {
    let text = message.userInfo["text"] as? String ?? ""
    return (userInfo["count"] as? Int ?? 0) + text.count
  }

  func read(userInfo: [String: Any]?) -> Bool {
    userInfo?["isRead"] as? Bool ?? false
  }

  func build() -> String {
    let userInfo: [String: Any] = ["title": "x"]
    return userInfo["title"] as! String
  }
}
