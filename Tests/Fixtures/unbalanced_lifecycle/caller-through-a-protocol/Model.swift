// Case: is a caller found through a protocol-typed reference?
import UIKit

final class Model: NSObject, Starting {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .tick, object: nil)  // expect: unbalanced_lifecycle
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func tick() {}
}
extension Notification.Name { static let tick = Notification.Name("Tick"); static let tock = Notification.Name("Tock") }
