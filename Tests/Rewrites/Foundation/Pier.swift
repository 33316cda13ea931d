// Case: a class of the main actor, strong
import Foundation

@MainActor final class Pier {
  private let heard: @Sendable (String) -> Void
  private var count = 0

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("pier"), object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { self.count += 1 }
    }
  }
}
