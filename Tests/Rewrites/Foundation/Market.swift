// Case: kept in a list by addition
import Foundation

final class Market: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var tokens: [NSObjectProtocol] = []

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    tokens += [
      NotificationCenter.default.addObserver(forName: .init("market"), object: nil, queue: nil) { [weak self] _ in
        self?.heard("heard")
      }
    ]
  }
}

func runMarket(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Market? = Market(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("market"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
