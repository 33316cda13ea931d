// Case: kept in a property that is not private
import Foundation

final class Observatory: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  var token: NSObjectProtocol?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("observatory"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runObservatory(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Observatory? = Observatory(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("observatory"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
