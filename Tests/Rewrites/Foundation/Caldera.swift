// Case: a dictionary of tokens, one of which another method gives up
import Foundation

class Caldera: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
  private var tokens: [String: any NSObjectProtocol] = [:]

  func start() {
    tokens["caldera"] = NotificationCenter.default.addObserver(forName: .init("caldera"), object: nil, queue: nil) {
      [weak self] _ in
      self?.heard("heard")
    }
  }

  func stop(_ key: String) {
    self.tokens[key] = nil
  }
}

func runCaldera(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Caldera? = Caldera(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("caldera"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner?.stop("caldera")
  owner = nil
}
