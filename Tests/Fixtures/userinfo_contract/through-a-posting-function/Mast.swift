import Foundation

final class Mast {
  func raise(_ colour: String) {
    announce(.flagRaised, ["colour": colour])
  }
}

final class Lookout: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(saw(_:)), name: .flagRaised, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func saw(_ note: Notification) {
    print(note.userInfo?["colour"] as? String ?? "")  // expect: untyped_userinfo
    print(note.userInfo?["color"] as? String ?? "")  // expect: userinfo_contract, untyped_userinfo
  }
}
