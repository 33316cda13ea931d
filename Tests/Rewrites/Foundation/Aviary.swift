// Case: a token that a helper returns, and all of its callers drop
import Foundation

struct AviaryEvents {
  @discardableResult
  func on(_ name: Notification.Name, _ body: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: body)
  }
}

final class Aviary: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) {
    self.heard = heard
    AviaryEvents().on(.init("aviary")) { [weak self] _ in
      self?.heard("heard")
    }
  }

  func start() { let token = AviaryEvents().on(.init("aviary")) { [heard] _ in heard("too") }; _ = token }
}

func runAviary(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Aviary? = Aviary(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("aviary"), object: nil)
  owner = nil
}
