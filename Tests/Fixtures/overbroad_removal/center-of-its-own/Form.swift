// Case: is a center silent that the type makes for itself, where nobody else registers?
import Foundation

final class Form: NSObject {
  private let center = NotificationCenter()

  func start() {
    center.addObserver(self, selector: #selector(changed), name: Notification.Name("FormChanged"), object: nil)
  }

  func stop() {
    center.removeObserver(self)
  }

  @objc private func changed() {}
}
