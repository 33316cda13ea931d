// Case: two tokens kept
import Foundation

final class Oasis: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var first: NSObjectProtocol?
  private var second: NSObjectProtocol?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    first = NotificationCenter.default.addObserver(forName: .init("oasis"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
    second = NotificationCenter.default.addObserver(forName: .init("oasisAgain"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runOasis(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Oasis? = Oasis(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("oasis"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
