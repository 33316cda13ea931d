// Case: does a removal on `.default` count when an injected center's default argument is `.default`?
import Foundation

final class RateModel {
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?

  init(center: NotificationCenter = .default) {
    self.center = center
    token = center.addObserver(forName: .rateChanged, object: nil, queue: nil) { _ in print("rate") }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

extension Notification.Name {
  static let rateChanged = Notification.Name("RateChanged")
}
