// Case: are registrations with the distributed and the workspace's center matched by removals on those centers, also through properties?
import AppKit

final class SyncAgent: NSObject {
  private let distributed = DistributedNotificationCenter.default()
  private var workspaceCenter: NotificationCenter { NSWorkspace.shared.notificationCenter }

  override init() {
    super.init()
    DistributedNotificationCenter.default().addObserver(
      self, selector: #selector(changed), name: Notification.Name("com.example.changed"), object: nil,
      suspensionBehavior: .deliverImmediately)
    workspaceCenter.addObserver(self, selector: #selector(changed), name: NSWorkspace.didWakeNotification, object: nil)
  }

  deinit {
    distributed.removeObserver(self)
    NSWorkspace.shared.notificationCenter.removeObserver(self, name: NSWorkspace.didWakeNotification, object: nil)
  }

  @objc private func changed() {}
}
