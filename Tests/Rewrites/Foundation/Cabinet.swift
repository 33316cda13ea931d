// Case: the block with an implicit parameter
import Foundation

final class Cabinet: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("cabinet"), object: nil, queue: nil) { self.heard($0.name.rawValue) }
  }
}

func runCabinet(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Cabinet? = Cabinet(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("cabinet"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
