// Case: an object is asked for
import Foundation

final class Forge: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  let sender = NSObject()

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("forge"), object: sender, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runForge(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Forge? = Forge(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("forge"), object: owner?.sender)
  owner = nil
}
