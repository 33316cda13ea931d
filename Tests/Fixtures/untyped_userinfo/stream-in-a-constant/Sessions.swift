// Case: which posters does a handler hear, if a constant keeps the stream of its notifications?
import SwiftUI

struct SessionView: View {
  @State private var session: Session?
  private let begun = NotificationCenter.default.publisher(for: .sessionBegun)
  private let ended = NotificationCenter.default.publisher(for: .sessionEnded)

  var body: some View {
    Text("Session")
      .onReceive(begun) { notification in
        session = notification.userInfo!["session"] as! Session  // expect: note untyped_userinfo
      }
      .onReceive(ended) { notification in
        session = notification.userInfo!["session"] as! Session  // expect: warning untyped_userinfo
      }
  }
}

final class Session {
  func begin() {
    NotificationCenter.default.post(name: .sessionBegun, object: nil, userInfo: ["session": self])
  }
}

extension Notification.Name {
  static let sessionBegun = Notification.Name("SessionBegun")
  static let sessionEnded = Notification.Name("SessionEnded")
}
