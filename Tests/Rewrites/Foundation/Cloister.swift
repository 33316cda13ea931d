// Case: a nested closure
import Foundation

final class Cloister: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("cloister"), object: nil, queue: nil) { _ in
      ["a", "b"].forEach { self.heard($0) }
    }
  }
}

func runCloister(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Cloister? = Cloister(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("cloister"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
