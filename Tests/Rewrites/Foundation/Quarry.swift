// Case: an actor
import Foundation

actor Quarry {
  private let heard: @Sendable (String) -> Void
  private var total = 0

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("quarry"), object: nil, queue: nil) { [weak self] _ in
      Task { await self?.count() }
    }
  }

  private func count() { total += 1 }
}
