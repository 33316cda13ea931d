// Case: is a removal on a center from a caller silent, as it may be the registration's?
import Foundation

final class Meter {
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?

  init(center: NotificationCenter = .default) {
    self.center = center
    token = center.addObserver(forName: .meterRead, object: nil, queue: .main) { _ in print("read") }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

extension Notification.Name {
  static let meterRead = Notification.Name("MeterRead")
}
