// Case: a name with a constant
import Foundation

final class Hangar: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .hangarOpened, object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

extension Notification.Name {
  static let hangarOpened = Notification.Name("hangar")
}

func runHangar(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Hangar? = Hangar(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("hangar"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
