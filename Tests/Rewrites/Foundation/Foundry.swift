// Case: a condition around it
import Foundation

final class Foundry: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var heardCount = 0

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    if heardCount == 0 {
      NotificationCenter.default.addObserver(forName: .init("foundry"), object: nil, queue: nil) { [weak self] _ in
        self?.heard("heard")
      }
    }
    heardCount += 1
  }
}

func runFoundry(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Foundry? = Foundry(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("foundry"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
