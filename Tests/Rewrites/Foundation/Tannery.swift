// Case: two handlers of one notification, which read different entries
import Foundation

final class Tannery: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .tannery, object: nil, queue: nil) { note in
      guard let count = note.userInfo?["count"] as? Int else { return }
      self.heard("\(count) hides")
    }
  }
}

final class TanneryOffice: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .tannery, object: nil, queue: nil) { note in
      if let title = note.userInfo?["title"] as? String {
        self.heard("titled \(title)")
      }
    }
  }
}

extension Notification.Name {
  static let tannery = Notification.Name("tannery")
}

func runTannery(_ heard: @escaping @Sendable (String) -> Void) {
  var tannery: Tannery? = Tannery(heard: heard)
  var office: TanneryOffice? = TanneryOffice(heard: heard)
  tannery?.start()
  office?.start()
  NotificationCenter.default.post(name: .tannery, object: nil, userInfo: ["count": 3, "title": "one"])
  tannery = nil
  office = nil
}
