// Case: kept in a property of any type, the block with strong self
import Foundation

final class Lighthouse: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var token: Any?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("lighthouse"), object: nil, queue: nil) { _ in
      self.heard("heard")
    }
  }
}

func runLighthouse(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Lighthouse? = Lighthouse(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("lighthouse"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
