// Case: registered twice by the same call
import Foundation

final class Dairy: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("dairy"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runDairy(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Dairy? = Dairy(heard: heard)
  owner?.start()
  owner?.start()
  NotificationCenter.default.post(name: .init("dairy"), object: nil)
  owner = nil
}
