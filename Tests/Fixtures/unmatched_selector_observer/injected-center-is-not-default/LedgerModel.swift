// Case: is an injected center another one than `.default` when no default argument and no caller makes them the same?
import AppKit

final class LedgerModel: NSObject {
  private let center: NotificationCenter

  init(center: NotificationCenter) {
    self.center = center
    super.init()
    center.addObserver(self, selector: #selector(entryAdded), name: .entryAdded, object: nil)  // expect: unmatched_selector_observer
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .entryAdded, object: nil)  // expect: note ineffective_removal
  }

  @objc private func entryAdded() {}
}

extension Notification.Name {
  static let entryAdded = Notification.Name("EntryAdded")
}
