// Case: is an application delegate by way of a protocol of another file known to live on?
import UIKit

final class AppDelegate: NSObject, ServiceDelegate {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .tick, object: nil)
  }

  @objc private func tick() {}
}
extension Notification.Name { static let tick = Notification.Name("Tick"); static let tock = Notification.Name("Tock") }
