// Case: the block as a labelled argument
import Foundation

final class Canvas: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(
      forName: .init("canvas"), object: nil, queue: nil,
      using: { _ in self.heard("heard") })
  }
}

func runCanvas(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Canvas? = Canvas(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("canvas"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
