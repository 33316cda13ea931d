// Case: is the branch where the window is nil a counterpart, and is a view without one unbalanced?
import UIKit

final class Spinner: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      NotificationCenter.default.removeObserver(self, name: UIApplication.didBecomeActiveNotification, object: nil)
    } else {
      NotificationCenter.default.addObserver(
        self, selector: #selector(spin), name: UIApplication.didBecomeActiveNotification, object: nil)
    }
  }

  @objc private func spin() {}
}

final class Blinker: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(blink), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func blink() {}
}

final class Pulser: UIView {
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    NotificationCenter.default.removeObserver(self, name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    NotificationCenter.default.addObserver(
      self, selector: #selector(pulse), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func pulse() {}
}
