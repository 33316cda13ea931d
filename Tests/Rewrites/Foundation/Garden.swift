// Case: a branch of a switch
import Foundation

final class Garden: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private let mode = 0

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    switch mode {
    case 0:
      NotificationCenter.default.addObserver(forName: .init("garden"), object: nil, queue: nil) { [weak self] _ in
        self?.heard("heard")
      }
    default: break
    }
  }
}

func runGarden(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Garden? = Garden(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("garden"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
