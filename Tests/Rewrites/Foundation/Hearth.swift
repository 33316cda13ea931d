// Case: two entries read by the block
import Foundation

final class Hearth: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("hearth"), object: nil, queue: nil) { note in
      let count = note.userInfo?["count"] as? Int
      let title = note.userInfo?["title"] as? String
      self.heard("\(count ?? 0) \(title ?? "")")
    }
  }
}

func runHearth(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Hearth? = Hearth(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("hearth"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
