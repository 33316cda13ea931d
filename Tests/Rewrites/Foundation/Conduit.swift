// Case: two methods that store their token in the same property
import Foundation

final class Conduit: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("conduit"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("first")
    }
  }

  func startOver() {
    token = NotificationCenter.default.addObserver(forName: .init("conduit"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("second")
    }
  }
}

func runConduit(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Conduit? = Conduit(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("conduit"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
