// Case: are the properties of a type distinct that cannot be seen?
import SwiftUI
import PlayerKit

struct PlayerView: UIViewRepresentable {
  func makeCoordinator() -> PlayerKit.Coordinator { PlayerKit.Coordinator() }

  func makeUIView(context: Context) -> UIView {
    context.coordinator.first = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // allow: unremoved_token
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
