// Case: kept in a dictionary
import Foundation

final class Mill: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var tokens: [String: any NSObjectProtocol] = [:]

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    tokens["mill"] = NotificationCenter.default.addObserver(forName: .init("mill"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runMill(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Mill? = Mill(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("mill"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
