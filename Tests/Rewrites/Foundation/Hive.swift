// Case: an entry read twice
import Foundation

final class Hive: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("hive"), object: nil, queue: nil) { note in
      if note.userInfo?["count"] as? Int == 3 { self.heard("\(note.userInfo?["count"] as? Int ?? 0)") }
    }
  }
}

func runHive(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Hive? = Hive(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("hive"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
