// Case: a block that holds its owner only through a closure that would not
import Foundation

final class Isthmus: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("isthmus"), object: nil, queue: nil) { note in
      let say = { [weak self] in self?.heard(note.name.rawValue) }
      say()
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

func runIsthmus(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Isthmus? = Isthmus(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("isthmus"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
