// Case: is a nameless removal reported that only makes room for registrations of its own?
import UIKit

final class Form: UIViewController {
  func observe() {
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .formChanged, object: nil)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let formChanged = Notification.Name("FormChanged")
}
