// Case: is one element of a tuple of tokens lost when its pattern is `_`, while the other is kept and removed?
import Foundation

final class DualObserver {
  private var token: (any NSObjectProtocol)?

  func start(on center: NotificationCenter) {
    let (kept, _) = (
      center.addObserver(forName: .leftChanged, object: nil, queue: nil) { _ in print("left") },
      center.addObserver(forName: .rightChanged, object: nil, queue: nil) { _ in print("right") }  // expect: discarded_token
    )
    token = kept
  }

  func stop(on center: NotificationCenter) {
    if let token { center.removeObserver(token) }
    token = nil
  }
}

extension Notification.Name {
  static let leftChanged = Notification.Name("LeftChanged")
  static let rightChanged = Notification.Name("RightChanged")
}
