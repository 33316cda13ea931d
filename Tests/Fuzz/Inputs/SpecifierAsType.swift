// Case: does a branch of `#if` that no compiler here would parse leave the handler after it readable?
import Foundation

final class NextModel: NSObject {
  @objc func changed(_ note: Notification) {
    #if compiler(>=99.0)
      let value = note.userInfo?["x"] <as> { Int ( [
    #else
      print(note.userInfo?["x"] as inout ? Int ?? 0)  // expect: untyped_userinfo
    #endif
    print(note.userInfo?["y"] as? Int ?? 0)  // expect: untyped_userinfo
  }
}
