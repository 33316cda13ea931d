// Case: a window that is resized
import AppKit

final class Vault: NSObject {
  func begin() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(resized), name: NSWindow.didResizeNotification, object: nil)
  }

  @objc private func resized(_ note: Notification) {
    print(note.name)
  }
}
