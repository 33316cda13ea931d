// Case: does a handler without a statement do harm if one path registers it twice?
import Foundation

final class Ledger: NSObject {
  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(closed), name: Notification.Name("LedgerClosed"), object: nil)
    center.addObserver(self, selector: #selector(opened), name: Notification.Name("LedgerOpened"), object: nil)
    center.addObserver(self, selector: #selector(closed), name: Notification.Name("LedgerClosed"), object: nil)  // expect: note duplicate_registration
    center.addObserver(self, selector: #selector(opened), name: Notification.Name("LedgerOpened"), object: nil)  // expect: warning duplicate_registration
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func closed() {}
  @objc private func opened() { print("open") }
}
