// Case: registered in the initializer
import Foundation

final class Easel: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private let center: NotificationCenter

  init(heard: @escaping @Sendable (String) -> Void, center: NotificationCenter) {
    self.heard = heard
    center.addObserver(forName: .init("easel"), object: nil, queue: nil) { _ in heard("heard") }
    self.center = center
  }
}
