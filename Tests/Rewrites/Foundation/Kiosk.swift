// Case: an entry that may be missing
import Foundation

final class Kiosk: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("kiosk"), object: nil, queue: nil) { note in
      self.heard("\(note.userInfo?["missing"] as? Double ?? 0.5)")
    }
  }
}

func runKiosk(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Kiosk? = Kiosk(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("kiosk"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
