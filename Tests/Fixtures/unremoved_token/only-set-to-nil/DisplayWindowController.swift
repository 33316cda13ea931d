// Case: does setting the token to nil, in `deinit` or when a window closes, remove it?
import AppKit

final class DisplayWindowController: NSWindowController, NSWindowDelegate {
  private var screenObserver: Any?
  private var spaceObserver: (any NSObjectProtocol)?

  override func windowDidLoad() {
    super.windowDidLoad()
    screenObserver = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: NSApplication.didChangeScreenParametersNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.window?.displayIfNeeded()
    }
    spaceObserver = NSWorkspace.shared.notificationCenter.addObserver(  // expect: unremoved_token
      forName: NSWorkspace.activeSpaceDidChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.window?.displayIfNeeded()
    }
  }

  func windowWillClose(_ notification: Notification) {
    screenObserver = nil
  }

  deinit {
    spaceObserver = nil
  }
}
