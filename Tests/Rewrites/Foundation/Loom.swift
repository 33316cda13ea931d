// Case: kept in a list
import Foundation

final class Loom: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var tokens: [any NSObjectProtocol] = []

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    tokens.append(NotificationCenter.default.addObserver(forName: .init("loom"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    })
  }
}

func runLoom(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Loom? = Loom(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("loom"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
