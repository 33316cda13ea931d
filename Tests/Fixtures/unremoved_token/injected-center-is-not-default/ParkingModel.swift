// Case: is a removal on `.default` a removal on another center when callers inject one that is not `.default`?
import Foundation

final class ParkingModel {
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?

  init(center: NotificationCenter) {
    self.center = center
    token = center.addObserver(forName: .spotFreed, object: nil, queue: nil) { _ in print("free") }  // expect: unremoved_token
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }  // expect: ineffective_removal
  }
}

extension Notification.Name {
  static let spotFreed = Notification.Name("SpotFreed")
}
