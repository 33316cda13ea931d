// Case: dropped by a local that nobody reads, the block with weak self
import Foundation

final class Beacon: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    let token = NotificationCenter.default.addObserver(forName: .init("beacon"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runBeacon(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Beacon? = Beacon(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("beacon"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
