// Case: kept in a list of anything
import Foundation

final class Mooring: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var tokens: [Any] = []

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    tokens.append(NotificationCenter.default.addObserver(forName: .init("mooring"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    })
  }
}

func runMooring(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Mooring? = Mooring(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("mooring"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
