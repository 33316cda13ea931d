// Case: handlers that cast one entry to two types, for which there is no payload
import Foundation

final class Weir: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("weir"), object: nil, queue: nil) { note in
      self.heard("\(note.userInfo?["level"] as? Int ?? 0)")
    }
    NotificationCenter.default.addObserver(forName: .init("weir"), object: nil, queue: nil) { note in
      self.heard(note.userInfo?["level"] as? String ?? "no text")
    }
  }
}

func runWeir(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Weir? = Weir(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("weir"), object: nil, userInfo: ["level": 3])
  owner = nil
}
