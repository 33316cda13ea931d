// Case: dropped by a binding to nothing, the block with strong self
import Foundation

final class Bridge: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    let _ = NotificationCenter.default.addObserver(forName: .init("bridge"), object: nil, queue: nil) { _ in
      self.heard("heard")
    }
  }
}

func runBridge(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Bridge? = Bridge(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("bridge"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
