// Case: kept by a class with a deinit
import Foundation

final class Museum: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var token: NSObjectProtocol?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("museum"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  deinit {
    heard("gone")
  }
}

func runMuseum(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Museum? = Museum(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("museum"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
