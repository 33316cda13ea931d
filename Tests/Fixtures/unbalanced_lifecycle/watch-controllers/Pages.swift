// Case: does a watch controller register each time that it becomes active?
import WatchKit

final class BalancePage: WKInterfaceController {
  override func willActivate() {
    super.willActivate()
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, unmatched_selector_observer
      self, selector: #selector(reload), name: .changed, object: nil)
  }

  @objc private func reload() {}
}

final class ReceivePage: WKInterfaceController {
  override func willActivate() {
    super.willActivate()
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .changed, object: nil)
  }

  override func didDeactivate() {
    NotificationCenter.default.removeObserver(self, name: .changed, object: nil)
    super.didDeactivate()
  }

  @objc private func reload() {}
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
