// Case: is a selector registration silent where a base class of another package may remove it in between?
import SomeKit
import UIKit

final class Screen: SomeKitViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .screenChanged, object: nil)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let screenChanged = Notification.Name("ScreenChanged")
}
