// Case: kept in an implicitly unwrapped one, the block with weak self
import Foundation

final class Larder: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var token: (any NSObjectProtocol)!

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("larder"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runLarder(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Larder? = Larder(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("larder"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
