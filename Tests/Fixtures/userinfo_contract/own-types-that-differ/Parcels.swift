// Case: an enumeration is sent, and read as its raw value; a class is sent, and read as its superclass.
import Foundation

enum ParcelState: String { case packed, sent }

class Parcel {}
final class Letter: Parcel {}

extension Notification.Name {
  static let parcelMoved = Notification.Name("ParcelMoved")
}

final class Depot {
  func move() {
    NotificationCenter.default.post(
      name: .parcelMoved, object: nil, userInfo: ["state": ParcelState.sent, "parcel": Letter()])
  }
}

final class Ledger: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .parcelMoved, object: nil)
  }

  func stop() {
    NotificationCenter.default.removeObserver(self, name: .parcelMoved, object: nil)
  }

  @objc func moved(_ note: Notification) {
    let text = note.userInfo?["state"] as? String  // allow: userinfo_contract, untyped_userinfo
    let state = note.userInfo?["state"] as? ParcelState  // expect: untyped_userinfo
    let parcel = note.userInfo?["parcel"] as? Parcel  // expect: untyped_userinfo
    let wrong = note.userInfo?["parcel"] as? ParcelState  // expect: userinfo_contract, untyped_userinfo
    print(text as Any, state as Any, parcel as Any, wrong as Any)
  }
}
