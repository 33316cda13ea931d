// Case: a method as the block of a token that is dropped
import Foundation

final class Belfry: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("belfry"), object: nil, queue: nil, using: self.handle)
  }

  @Sendable private func handle(_ note: Notification) {
    heard(note.name.rawValue)
  }
}

func runBelfry(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Belfry? = Belfry(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("belfry"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
