// Case: is a helper repeated that an extension of another file calls from a lifecycle method, with nothing else in the program?
import UIKit

final class Heading: UIView {
  func setUp() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .tick, object: nil)  // expect: unbalanced_lifecycle
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func changed() {}
}
extension Notification.Name { static let tick = Notification.Name("Tick"); static let tock = Notification.Name("Tock") }
