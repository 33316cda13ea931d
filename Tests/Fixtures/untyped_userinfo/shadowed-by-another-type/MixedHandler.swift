// Case: inside a handler, is a closure's own parameter of the same name not the notification?
import Foundation

struct Post {
  let userInfo: [String: Any]?
}

final class MixedHandler: NSObject {
  private let posts: [Post] = []

  @objc func changed(_ note: Notification) {
    let titles = posts.compactMap { note in note.userInfo?["title"] as? String }
    let bodies = posts.compactMap { $0.userInfo?["body"] as? String }
    print(titles, bodies, note.name)
    print(note.userInfo?["title"] as? String ?? "")  // expect: untyped_userinfo
  }
}
