// Case: is a cast reported as a switch's subject, a returned value, an argument, a condition and an assigned value?
import Foundation

final class PhaseHandler: NSObject {
  private(set) var phase = ""

  @objc func changed(_ note: Notification) {
    switch note.userInfo?["phase"] as? String {  // expect: untyped_userinfo
    case "began"?: phase = "began"
    default: phase = ""
    }
    while note.userInfo?["isOpen"] as? Bool == true {  // expect: untyped_userinfo
      break
    }
    show(note.userInfo?["title"] as? String, at: 3)  // expect: untyped_userinfo
    phase = note.userInfo?["phase"] as? String ?? phase  // expect: untyped_userinfo
  }

  private func show(_ title: String?, at index: Int) {}

  func count(in note: Notification) -> Int? {
    return note.userInfo?["count"] as? Int  // expect: untyped_userinfo
  }
}
