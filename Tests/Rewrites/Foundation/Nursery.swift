// Case: kept, and set to nil, which ends nothing
import Foundation

final class Nursery: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var token: NSObjectProtocol?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("nursery"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  func stop() { token = nil }
}

func runNursery(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Nursery? = Nursery(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("nursery"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
