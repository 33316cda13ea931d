// Case: does a removal on another center leave the registration unmatched?
import AppKit

final class SleepController: NSObject {
  override init() {
    super.init()
    NSWorkspace.shared.notificationCenter.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(willSleep), name: NSWorkspace.willSleepNotification, object: nil)
    DistributedNotificationCenter.default().addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(screenLocked), name: Notification.Name("com.example.screenLocked"), object: nil,
      suspensionBehavior: .deliverImmediately)
    NotificationCenter.default.addObserver(
      self, selector: #selector(windowMoved), name: NSWindow.didMoveNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func willSleep() {}
  @objc private func screenLocked() {}
  @objc private func windowMoved() {}
}
