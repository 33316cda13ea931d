import Foundation

final class Door {
  func ring(times: Int32) {
    let payload: [AnyHashable: Any] = ["count": times, BellKey.visitor.rawValue: "Ada"]
    NotificationCenter.default.post(
      name: NSNotification.Name(rawValue: "house.doorbell"), object: nil, userInfo: payload)
  }
}

final class Hall {
  func listen() async {
    for await note in NotificationCenter.default.notifications(named: .doorbell) {
      print(note.userInfo?[BellKeys.count] as? Int ?? 0)  // expect: untyped_userinfo
      print(note.userInfo?["visitor"] as? String ?? "")  // expect: untyped_userinfo
    }
  }
}
