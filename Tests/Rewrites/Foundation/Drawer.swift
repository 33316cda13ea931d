// Case: an injected center
import Foundation

final class Drawer: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private let center: NotificationCenter

  init(heard: @escaping @Sendable (String) -> Void, center: NotificationCenter) {
    self.heard = heard
    self.center = center
  }

  func start() {
    center.addObserver(forName: .init("drawer"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runDrawer(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Drawer? = Drawer(heard: heard, center: .default)
  owner?.start()
  NotificationCenter.default.post(name: .init("drawer"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
