import Foundation

final class MailboxModel: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: Inbox.changed, object: nil)  // expect: unmatched_selector_observer
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: Outbox.changed, object: nil)  // expect: note ineffective_removal
  }

  @objc private func reload() {}
}
