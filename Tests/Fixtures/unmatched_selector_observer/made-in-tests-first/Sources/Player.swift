import UIKit

final class Player: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .tick, object: nil)
  }

  @objc private func tick() {}
}
extension Notification.Name { static let tick = Notification.Name("Tick"); static let tock = Notification.Name("Tock") }
