// Case: every notification of one object
import Foundation

final class Scaffold: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  let sender = NSObject()

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: nil, object: sender, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}
