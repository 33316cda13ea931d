// Case: does handing the token to another center remove it?
import AppKit

final class WakeMonitor {
  private var wakeObserver: (any NSObjectProtocol)?
  private var themeObserver: (any NSObjectProtocol)?

  init() {
    wakeObserver = NSWorkspace.shared.notificationCenter.addObserver(  // expect: unremoved_token
      forName: NSWorkspace.didWakeNotification, object: nil, queue: .main
    ) { _ in
      print("awake")
    }
    themeObserver = DistributedNotificationCenter.default().addObserver(  // expect: unremoved_token
      forName: Notification.Name("ThemeChanged"), object: nil, queue: .main
    ) { _ in
      print("theme")
    }
  }

  deinit {
    if let wakeObserver { NotificationCenter.default.removeObserver(wakeObserver) }  // expect: ineffective_removal
    if let themeObserver { NotificationCenter.default.removeObserver(themeObserver) }  // expect: ineffective_removal
  }
}
