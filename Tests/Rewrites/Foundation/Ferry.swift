// Case: registered at the end of the initializer
import Foundation

final class Ferry: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) {
    self.heard = heard
    NotificationCenter.default.addObserver(forName: .init("ferry"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runFerry(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Ferry? = Ferry(heard: heard)
  _ = owner
  NotificationCenter.default.post(name: .init("ferry"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
