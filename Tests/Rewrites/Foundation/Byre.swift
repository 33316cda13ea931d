// Case: a list of tokens that another method empties, in a class with a deinit
import Foundation

final class Byre: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .init("byre"), object: nil, queue: nil) { [weak self] _ in
        self?.heard("heard")
      })
  }

  func stop() { tokens.removeAll() }

  deinit { heard("gone") }
}

func runByre(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Byre? = Byre(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("byre"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner?.stop()
  owner = nil
}
