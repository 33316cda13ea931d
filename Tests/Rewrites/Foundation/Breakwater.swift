// Case: a token that another method gives up
import Foundation

final class Breakwater: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("breakwater"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  func stop() {
    token = nil
  }
}

func runBreakwater(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Breakwater? = Breakwater(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("breakwater"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner?.stop()
  owner = nil
}
