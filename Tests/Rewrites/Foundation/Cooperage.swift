// Case: a poster that leaves an entry out, and one whose value may be missing
import Foundation

final class Cooperage: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .cooperage, object: nil, queue: nil) { note in
      let staves = note.userInfo?["staves"] as? Int
      let mark = note.userInfo?["mark"] as? String ?? "unmarked"
      guard let cooper = note.userInfo?["cooper"] as? String else { return }
      self.heard("\(staves ?? 0) \(mark) \(cooper)")
    }
  }
}

extension Notification.Name {
  static let cooperage = Notification.Name("cooperage")
}

func runCooperage(_ heard: @escaping @Sendable (String) -> Void) {
  let mark: String? = nil
  let cooper = "Ann"
  var owner: Cooperage? = Cooperage(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .cooperage, object: nil, userInfo: ["staves": 24, "cooper": cooper])
  NotificationCenter.default.post(
    name: .cooperage, object: nil, userInfo: ["mark": mark as Any, "cooper": cooper, "staves": 20])
  owner = nil
}
