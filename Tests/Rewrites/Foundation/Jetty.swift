// Case: an implicit parameter with an entry
import Foundation

final class Jetty: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("jetty"), object: nil, queue: nil) { self.heard("\($0.userInfo?["count"] as? Int ?? 0)") }
  }
}

func runJetty(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Jetty? = Jetty(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("jetty"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
