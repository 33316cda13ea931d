// Case: self captured by name
import Foundation

final class Cistern: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("cistern"), object: nil, queue: nil) { [self] _ in
      heard("heard")
    }
  }
}

func runCistern(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Cistern? = Cistern(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("cistern"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
