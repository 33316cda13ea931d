// Case: dropped by a statement of its own, the block with weak self
import Foundation

final class Almanac: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("almanac"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runAlmanac(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Almanac? = Almanac(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("almanac"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
