// Case: an entry by a constant key
import Foundation

enum HostelKeys {
  static let title = "title"
}

final class Hostel: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("hostel"), object: nil, queue: nil) { note in
      self.heard(note.userInfo?[HostelKeys.title] as? String ?? "")
    }
  }
}

func runHostel(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Hostel? = Hostel(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("hostel"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
