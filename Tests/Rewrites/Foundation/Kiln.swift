// Case: the payload through a local
import Foundation

final class Kiln: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("kiln"), object: nil, queue: nil) { note in
      guard let info = note.userInfo else { return }
      self.heard("\(info["count"] as? Int ?? 0)")
    }
  }
}

func runKiln(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Kiln? = Kiln(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("kiln"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
