// Case: a helper returns the token
import Foundation

final class Gazette: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    observe("gazette")
  }

  private func observe(_ name: String) -> any NSObjectProtocol {
    let heard = heard
    return NotificationCenter.default.addObserver(forName: .init(name), object: nil, queue: nil) { _ in heard("heard") }
  }
}
