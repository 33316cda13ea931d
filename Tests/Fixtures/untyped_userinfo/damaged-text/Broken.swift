// Case: are casts before and after damaged text reported?
import Foundation

final class EarlyHandler: NSObject {
  @objc func handle(_ note: Notification) {
    print(note.userInfo?["early"] as? Int ?? 0)  // expect: untyped_userinfo
  }
}

func lost(_ : = [ {
  let
}

final class LateHandler: NSObject {
  @objc func handle(_ note: Notification) {
    print(note.userInfo?["late"] as? Int ?? 0)  // expect: untyped_userinfo
  }
}
