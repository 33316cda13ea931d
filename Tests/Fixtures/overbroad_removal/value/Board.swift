// Case: is a removal of a value, which nothing could ever register, none that takes away too much?
import SwiftUI

struct BoardView: View {
  var body: some View {
    Color.clear
      .onAppear {
        NotificationCenter.default.addObserver(forName: .cardMoved, object: nil, queue: .main) { _ in  // expect: discarded_token, unbalanced_lifecycle
          print("moved")
        }
      }
      .onDisappear {
        NotificationCenter.default.removeObserver(self)  // expect: ineffective_removal
      }
  }
}

final class BoardModel {
  func stop() {
    NotificationCenter.default.removeObserver(self)  // expect: overbroad_removal
  }
}

extension Notification.Name {
  static let cardMoved = Notification.Name("CardMoved")
}
