// Case: a deinit on one line
import Foundation

final class Cradle: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("cradle"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  deinit { heard("gone") }
}

func runCradle(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Cradle? = Cradle(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("cradle"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
