// Case: an empty deinit
import Foundation

final class Crane: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("crane"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  deinit {}
}

func runCrane(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Crane? = Crane(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("crane"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
