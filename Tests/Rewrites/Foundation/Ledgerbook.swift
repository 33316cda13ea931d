// Case: kept in an implicitly unwrapped one, the block with strong self
import Foundation

final class Ledgerbook: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var token: (any NSObjectProtocol)!

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("ledgerbook"), object: nil, queue: nil) { _ in
      self.heard("heard")
    }
  }
}

func runLedgerbook(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Ledgerbook? = Ledgerbook(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("ledgerbook"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
