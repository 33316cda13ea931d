// Case: a deinit that does something already
import Foundation

final class Compass: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("compass"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  deinit {
    heard("gone")
  }
}

func runCompass(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Compass? = Compass(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("compass"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
