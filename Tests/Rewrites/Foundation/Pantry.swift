// Case: the token kept, and its payload read
import Foundation

final class Pantry: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var token: NSObjectProtocol?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("pantry"), object: nil, queue: nil) { [weak self] note in
      self?.heard("\(note.userInfo?["count"] as? Int ?? 0)")
    }
  }
}

func runPantry(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Pantry? = Pantry(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("pantry"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
