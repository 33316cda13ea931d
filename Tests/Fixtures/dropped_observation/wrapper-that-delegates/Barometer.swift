// Case: an initializer calls another one of the same object, which makes no object that could be dropped.
import Foundation

/// Ends its observation with itself.
final class Barometer {
  private let center: NotificationCenter
  private var token: NSObjectProtocol?
  private(set) var readings = 0

  // The designated initializer's observation is this same object's, which whoever makes it keeps.
  convenience init() {
    self.init(center: .default)
  }

  init(center: NotificationCenter) {
    self.center = center
    token = center.addObserver(forName: Barometer.fell, object: nil, queue: nil) { [weak self] _ in
      self?.readings += 1
    }
  }

  deinit {
    if let token { center.removeObserver(token) }
  }

  static let fell = Notification.Name("fell")
}

final class Station {
  private let barometer = Barometer()

  var readings: Int { barometer.readings }
}
