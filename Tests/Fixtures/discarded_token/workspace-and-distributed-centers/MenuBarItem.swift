// Case: are the workspace's center and the distributed center centers like any other?
import AppKit

final class MenuBarItem {
  private let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  init() {
    NSWorkspace.shared.notificationCenter.addObserver(  // expect: discarded_token
      forName: NSWorkspace.didWakeNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.redraw()
    }
    DistributedNotificationCenter.default().addObserver(  // expect: discarded_token
      forName: Notification.Name("AppleInterfaceThemeChangedNotification"), object: nil, queue: .main
    ) { [weak self] _ in
      self?.redraw()
    }
  }

  private func redraw() {
    item.button?.needsDisplay = true
  }
}
