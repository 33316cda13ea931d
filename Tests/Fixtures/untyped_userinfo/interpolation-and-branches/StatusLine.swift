// Case: is a cast inside a string interpolation reported, and one in every branch of `#if`, but none in comments and text?
import Foundation

final class StatusLine: NSObject {
  private(set) var text = ""

  @objc func update(_ note: Notification) {
    // note.userInfo?["volume"] as? Int
    text = "note.userInfo?[key] as? Int"
    text = "volume \(note.userInfo?["volume"] as? Int ?? 0) %"  // expect: untyped_userinfo
    text = #"volume \(note.userInfo?["volume"] as? Int ?? 0) %"#
    #if DEBUG
      text += note.userInfo?["trace"] as? String ?? ""  // expect: untyped_userinfo
    #else
      text += note.userInfo?["summary"] as? String ?? ""  // expect: untyped_userinfo
    #endif
  }
}
