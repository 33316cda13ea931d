import Foundation

final class FolderModel: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.register(self, handlers: [Notification.Name("FolderRenamed"): #selector(renamed)])  // allow: unmatched_selector_observer
  }

  @objc private func renamed() {}
}
