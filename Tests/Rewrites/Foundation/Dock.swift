// Case: a center in a local
import Foundation

final class Dock: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    let center = NotificationCenter.default
    center.addObserver(forName: .init("dock"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runDock(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Dock? = Dock(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("dock"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
