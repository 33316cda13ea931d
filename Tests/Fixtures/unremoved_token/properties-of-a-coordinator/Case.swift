// Case: are two properties distinct of an object that an unseen type hands out?
import SwiftUI

struct PlayerView: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIView {
    context.coordinator.kept = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: unremoved_token
    context.coordinator.ended = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }
    if let token = context.coordinator.ended, token.isEqual(context) {
      NotificationCenter.default.removeObserver(token)
    }
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {}

  static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
    if let token = coordinator.ended { NotificationCenter.default.removeObserver(token) }
  }

  final class Coordinator {
    var kept: NSObjectProtocol?
    var ended: NSObjectProtocol?
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
