// Case: a token removed from another center
import Foundation

final class Delta: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var token: (any NSObjectProtocol)?
  private let center = NotificationCenter()

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("delta"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  deinit {
    if let token {
      center.removeObserver(token)
    }
  }
}

func runDelta(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Delta? = Delta(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("delta"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
