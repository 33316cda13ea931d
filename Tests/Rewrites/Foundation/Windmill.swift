// Case: a token that the next one replaces, in a property and under a key
import Foundation

final class Windmill: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private let center = NotificationCenter.default
  private var token: (any NSObjectProtocol)?
  private var tokens: [String: any NSObjectProtocol] = [:]

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = center.addObserver(forName: .init("windmill"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("token")
    }
  }

  func observe(_ name: String) {
    self.tokens[name] = center.addObserver(forName: .init(name), object: nil, queue: nil) { [weak self] _ in
      self?.heard("key")
    }
  }
}

func runWindmill(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Windmill? = Windmill(heard: heard)
  owner?.start()
  owner?.observe("windmill")
  NotificationCenter.default.post(name: .init("windmill"), object: nil)
  // Once more, and heard by nobody: the tokens before must not be lost.
  owner?.start()
  owner?.observe("windmill")
  owner = nil
}
