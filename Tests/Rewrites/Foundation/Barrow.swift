// Case: a method bound to the object whose deinit would remove it
import Foundation

final class Barrow: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(
      forName: .init("barrow"), object: nil, queue: nil, using: handle)
  }

  @Sendable private func handle(_ note: Notification) {
    heard(note.name.rawValue)
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

func runBarrow(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Barrow? = Barrow(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("barrow"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
