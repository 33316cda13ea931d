// Case: kept in an optional property, the block with weak self
import Foundation

final class Ladder: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var token: (any NSObjectProtocol)?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("ladder"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runLadder(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Ladder? = Ladder(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("ladder"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
