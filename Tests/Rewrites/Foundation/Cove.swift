// Case: a removal of what was never kept
import Foundation

final class Cove: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var token: (any NSObjectProtocol)?

  func start() {
    NotificationCenter.default.addObserver(forName: .init("cove"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  // Ends what start() began.
  deinit {
    if let token = token {
      NotificationCenter.default.removeObserver(token)
    }
  }
}

func runCove(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Cove? = Cove(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("cove"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
