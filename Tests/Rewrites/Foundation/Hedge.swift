// Case: an entry that must be there
import Foundation

final class Hedge: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("hedge"), object: nil, queue: nil) { note in
      let count = note.userInfo!["count"] as! Int
      self.heard("\(count)")
    }
  }
}

func runHedge(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Hedge? = Hedge(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("hedge"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
