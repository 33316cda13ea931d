// Case: members that are called like the new one
import Foundation

final class Smithy: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var observerTokens = 0
  private var notificationTokens = 0

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("smithy"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runSmithy(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Smithy? = Smithy(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("smithy"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
