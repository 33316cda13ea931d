// Case: are two different injected centers two?
import Foundation

final class BridgeModel: NSObject {
  private let inner: NotificationCenter
  private let outer: NotificationCenter

  init(inner: NotificationCenter, outer: NotificationCenter) {
    self.inner = inner
    self.outer = outer
    super.init()
    inner.addObserver(self, selector: #selector(changed), name: .bridgeChanged, object: nil)
    outer.addObserver(self, selector: #selector(changed), name: .bridgeChanged, object: nil)  // expect: unmatched_selector_observer
  }

  deinit {
    inner.removeObserver(self, name: .bridgeChanged, object: nil)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let bridgeChanged = Notification.Name("BridgeChanged")
}
