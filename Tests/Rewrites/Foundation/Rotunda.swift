// Case: already as it should be
import Foundation

final class Rotunda: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var token: NSObjectProtocol?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    token = NotificationCenter.default.addObserver(forName: .init("rotunda"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
