// Case: kept in a property of any type, the block with weak self
import Foundation

final class Library: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var token: Any?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("library"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runLibrary(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Library? = Library(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("library"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
