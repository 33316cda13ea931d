// Case: kept in an optional list
import Foundation

final class Silo: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var tokens: [NSObjectProtocol]?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    tokens = [NotificationCenter.default.addObserver(forName: .init("silo"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }]
  }
}

func runSilo(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Silo? = Silo(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("silo"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
