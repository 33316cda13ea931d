// Case: a subclass of a class of the program
import Foundation

class SpireBase: @unchecked Sendable {
  init() {}
}

final class Spire: SpireBase, @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("spire"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runSpire(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Spire? = Spire(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("spire"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
