// Case: one entry read by the block
import Foundation

final class Harbor: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("harbor"), object: nil, queue: nil) { note in
      guard let count = note.userInfo?["count"] as? Int else { return }
      self.heard("\(count)")
    }
  }
}

func runHarbor(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Harbor? = Harbor(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("harbor"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
