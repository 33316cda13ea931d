// Case: a class of the main actor
import Foundation

@MainActor final class Pavilion {
  private let heard: @Sendable (String) -> Void
  private var count = 0

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("pavilion"), object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }
}
