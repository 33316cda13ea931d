// Case: kept in an optional property, the block with strong self
import Foundation

final class Lantern: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var token: (any NSObjectProtocol)?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("lantern"), object: nil, queue: nil) { _ in
      self.heard("heard")
    }
  }
}

func runLantern(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Lantern? = Lantern(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("lantern"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
