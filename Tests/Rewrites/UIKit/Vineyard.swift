// Case: a plain object observes
import UIKit

final class Vineyard: NSObject {
  func begin() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func changed() {}
}
