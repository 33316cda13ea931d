// Case: tokens that locals hold before a list does, and a list that is emptied elsewhere
import Foundation

final class Levee: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var tokens: [any NSObjectProtocol]?

  func start() {
    let first = NotificationCenter.default.addObserver(forName: .init("levee"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("first")
    }
    let second = NotificationCenter.default.addObserver(forName: .init("leveeAgain"), object: nil, queue: nil) { _ in }
    tokens = [first, second]
  }

  func stop() {
    if tokens != nil { tokens = nil }
  }
}

func runLevee(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Levee? = Levee(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("levee"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner?.stop()
  owner = nil
}
