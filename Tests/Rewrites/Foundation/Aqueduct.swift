// Case: a block that keeps the object whose deinit would remove it
import Foundation

final class Aqueduct: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("aqueduct"), object: nil, queue: nil) { note in
      self.heard(note.name.rawValue)
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

func runAqueduct(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Aqueduct? = Aqueduct(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("aqueduct"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
