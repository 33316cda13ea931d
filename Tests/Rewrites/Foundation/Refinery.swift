// Case: inside another closure
import Foundation

final class Refinery: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    let heard = heard
    let register = { @Sendable in
      _ = NotificationCenter.default.addObserver(forName: .init("refinery"), object: nil, queue: nil) { _ in heard("heard") }
    }
    register()
  }
}
