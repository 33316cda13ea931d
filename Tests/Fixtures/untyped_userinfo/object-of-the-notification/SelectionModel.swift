// Case: is a cast of the notification's object outside this rule?
import Foundation

final class Selection {
  var userInfo: [String: Any] = [:]
}

final class SelectionModel: NSObject {
  @objc func changed(_ note: Notification) {
    guard let selection = note.object as? Selection else { return }
    print(selection.userInfo["index"] as? Int ?? 0)
  }
}
