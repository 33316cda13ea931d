// Case: is a token clean when it goes into a wrapper that the program's own `store(in:)` keeps?
import Foundation

final class Subscription {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol, on center: NotificationCenter) {
    self.token = token
    self.center = center
  }

  deinit {
    center.removeObserver(token)
  }

  func store(in bag: inout [Subscription]) {
    bag.append(self)
  }
}
