// Case: registered for each of a list of names
import Foundation

final class Lagoon: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    ["lagoon", "lagoonAgain"].forEach {
      NotificationCenter.default.addObserver(forName: .init($0), object: nil, queue: nil) { [weak self] note in
        self?.heard(note.name.rawValue)
      }
    }
  }
}

func runLagoon(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Lagoon? = Lagoon(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("lagoon"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
