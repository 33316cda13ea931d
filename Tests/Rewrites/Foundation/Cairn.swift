// Case: a deinit that removes self in place of the tokens
import Foundation

final class Cairn: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("cairn"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}

func runCairn(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Cairn? = Cairn(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("cairn"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
