// Case: a center in a constant
import Foundation

final class Dial: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private let center = NotificationCenter.default

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    center.addObserver(forName: .init("dial"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runDial(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Dial? = Dial(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("dial"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
