// Case: kept by an injected center
import Foundation

final class Orchard: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private let center: NotificationCenter
  private var token: NSObjectProtocol?

  init(heard: @escaping @Sendable (String) -> Void, center: NotificationCenter = .default) {
    self.heard = heard
    self.center = center
  }

  func start() {
    token = center.addObserver(forName: .init("orchard"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runOrchard(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Orchard? = Orchard(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("orchard"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
