// Case: a token that is set to nil before its removal
import Foundation

final class Culvert: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("culvert"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  deinit {
    token = nil
    if let token {
      NotificationCenter.default.removeObserver(token)
    }
  }
}

func runCulvert(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Culvert? = Culvert(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("culvert"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
