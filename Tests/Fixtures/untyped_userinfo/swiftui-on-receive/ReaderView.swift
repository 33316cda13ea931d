// Case: is a cast in `onReceive` of a center's publisher reported?
import SwiftUI

struct ReaderView: View {
  @State private var page = 1

  var body: some View {
    Text("Page \(page)")
      .onReceive(NotificationCenter.default.publisher(for: .pageTurned)) { note in
        if let page = note.userInfo?["page"] as? Int {  // expect: untyped_userinfo
          self.page = page
        }
      }
  }
}

extension Notification.Name {
  static let pageTurned = Notification.Name("PageTurned")
}
