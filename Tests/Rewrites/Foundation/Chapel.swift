// Case: an unowned self
import Foundation

final class Chapel: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("chapel"), object: nil, queue: nil) { [unowned self] _ in
      self.heard("heard")
    }
  }
}

func runChapel(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Chapel? = Chapel(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("chapel"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
