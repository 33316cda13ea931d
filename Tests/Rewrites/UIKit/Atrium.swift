// Case: a view that registers each time that it moves to a window
import UIKit

final class Atrium: UIView {
  var count = 0

  override func didMoveToWindow() {
    super.didMoveToWindow()
    NotificationCenter.default.addObserver(
      self, selector: #selector(active), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func active() { count += 1 }
}
