// Case: a type registers
import Foundation

final class Reservoir: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  static func begin() {
    _ = NotificationCenter.default.addObserver(forName: .init("reservoir"), object: nil, queue: nil) { _ in print("heard") }
  }
}
