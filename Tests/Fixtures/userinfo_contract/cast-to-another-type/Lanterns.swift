// Case: the value is a string, and two handlers cast it: one to the type that is sent, one to a number.
import Foundation

let lanternLit = Notification.Name("LanternLit")

final class Lantern {
  let street = "Quay"

  func light() {
    let info: [String: Any] = ["street": street, "number": 7]
    NotificationCenter.default.post(name: lanternLit, object: self, userInfo: info)
  }
}

final class LampLighter {
  private var tokens: [NSObjectProtocol] = []

  init() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: lanternLit, object: nil, queue: nil) { note in
        print(note.userInfo?["street"] as? Int ?? 0)  // expect: userinfo_contract, untyped_userinfo
        print(note.userInfo?["street"] as? String ?? "")  // expect: untyped_userinfo
        print(note.userInfo?["number"] as? Double ?? 0)  // expect: untyped_userinfo
      })
  }

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}
