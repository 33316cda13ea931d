// Case: the block on one line
import Foundation

final class Buoy: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("buoy"), object: nil, queue: nil) { _ in self.heard("heard") }
  }
}

func runBuoy(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Buoy? = Buoy(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("buoy"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
