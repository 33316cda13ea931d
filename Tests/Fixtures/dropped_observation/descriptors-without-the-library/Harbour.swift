// Case: without the library's import nobody can tell what such a method returns.
import Foundation

final class Harbour {
  func open(center: NotificationCenter) {
    _ = center.observe(Harbour.arrival) { print("arrived") }
    NotificationCenter.default.removeObserver(self)  // allow: overbroad_removal, ineffective_removal
  }

  static let arrival = 1
}
