// Case: dropped by an underscore, the block with strong self
import Foundation

final class Atlas: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    _ = NotificationCenter.default.addObserver(forName: .init("atlas"), object: nil, queue: nil) { _ in
      self.heard("heard")
    }
  }
}

func runAtlas(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Atlas? = Atlas(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("atlas"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
