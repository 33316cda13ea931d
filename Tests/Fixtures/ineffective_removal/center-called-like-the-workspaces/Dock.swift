import AppKit

/// Registered on the workspace's center, and removed from another.
final class Dock: NSObject {
  private let workspace = NSWorkspace.shared

  func watch() {
    NSWorkspace.shared.notificationCenter.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(launched), name: NSWorkspace.didLaunchApplicationNotification, object: nil)
    workspace.notificationCenter.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(launched), name: NSWorkspace.didHideApplicationNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)  // expect: note ineffective_removal
  }

  @objc private func launched(_ note: Notification) {
    print(note)
  }
}

/// Registered on the workspace's center, and removed from it.
final class Shelf: NSObject {
  private let workspace: NSWorkspace

  init(workspace: NSWorkspace) {
    self.workspace = workspace
    super.init()
    workspace.notificationCenter.addObserver(
      self, selector: #selector(launched), name: NSWorkspace.didLaunchApplicationNotification, object: nil)
  }

  deinit {
    workspace.notificationCenter.removeObserver(self)
  }

  @objc private func launched(_ note: Notification) {
    print(note)
  }
}
