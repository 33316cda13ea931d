// Case: is a stored closure a handler when its declared type takes a notification?
import Foundation

final class HandlerTable {
  let onRename: (Notification) -> Void = { note in
    print(note.userInfo?["name"] as? String ?? "")  // expect: untyped_userinfo
  }

  lazy var handlers: [Notification.Name: (Notification) -> Void] = [
    Notification.Name("Moved"): { (note: Notification) in
      print(note.userInfo?["index"] as? Int ?? 0)  // expect: untyped_userinfo
    }
  ]
}
