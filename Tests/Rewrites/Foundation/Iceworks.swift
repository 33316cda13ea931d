// Case: entries and the name
import Foundation

final class Iceworks: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("iceworks"), object: nil, queue: nil) { note in
      self.heard("\(note.name.rawValue) \(note.userInfo?["count"] as? Int ?? 0)")
    }
  }
}

func runIceworks(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Iceworks? = Iceworks(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("iceworks"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
