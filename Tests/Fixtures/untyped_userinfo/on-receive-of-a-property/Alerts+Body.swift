import SwiftUI
extension Alerts {
  func body(content: Content) -> some View {
    content.onReceive(alerts) { note in
      print(note.userInfo?["alert"] as? String as Any)  // expect: untyped_userinfo
    }
  }
}
