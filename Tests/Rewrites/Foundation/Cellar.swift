// Case: a typed parameter that is read
import Foundation

final class Cellar: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("cellar"), object: nil, queue: nil) { (note: Notification) in
      self.heard(note.name.rawValue)
    }
  }
}

func runCellar(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Cellar? = Cellar(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("cellar"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
