// Case: dropped by a binding to nothing, the block with weak self
import Foundation

final class Binder: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    let _ = NotificationCenter.default.addObserver(forName: .init("binder"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runBinder(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Binder? = Binder(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("binder"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
