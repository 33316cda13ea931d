// Case: a token that the same method overwrites
import Foundation

final class Causeway: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("causeway"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("first")
    }
    token = NotificationCenter.default.addObserver(forName: .init("causewayAgain"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("second")
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

func runCauseway(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Causeway? = Causeway(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("causeway"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
