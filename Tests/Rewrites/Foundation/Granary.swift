// Case: an extension registers
import Foundation

final class Granary: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("granary"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

extension Granary {
  func startAgain() {
    NotificationCenter.default.addObserver(forName: .init("granary"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runGranary(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Granary? = Granary(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("granary"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
