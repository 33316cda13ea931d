// Case: a list of tokens removed as one
import Foundation

final class Croft: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .init("croft"), object: nil, queue: nil) { [weak self] _ in
        self?.heard("heard")
      })
  }

  deinit {
    NotificationCenter.default.removeObserver(tokens)
  }
}

func runCroft(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Croft? = Croft(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("croft"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
