// Case: a structure registers
import Foundation

struct Quay: Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    let heard = heard
    NotificationCenter.default.addObserver(forName: .init("quay"), object: nil, queue: nil) { _ in heard("heard") }
  }
}
