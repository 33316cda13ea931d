// Case: dropped by a statement of its own, the block with strong self
import Foundation

final class Anchor: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("anchor"), object: nil, queue: nil) { _ in
      self.heard("heard")
    }
  }
}

func runAnchor(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Anchor? = Anchor(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("anchor"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
