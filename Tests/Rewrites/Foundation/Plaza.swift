// Case: a class of the main actor that keeps the token
import Foundation

@MainActor final class Plaza {
  private let heard: @Sendable (String) -> Void
  private var count = 0
  private var token: NSObjectProtocol?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("plaza"), object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }
}
