// Case: a method that removes self in place of a token that is kept
import Foundation

final class Coppice: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("coppice"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  func stop() { NotificationCenter.default.removeObserver(self) }
}

func runCoppice(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Coppice? = Coppice(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("coppice"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner?.stop()
  owner = nil
}
