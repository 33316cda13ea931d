// Case: a window that says which one it is
import AppKit

@MainActor
final class Gantry: NSObject {
  private var width = 0.0

  func begin() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(resized), name: NSWindow.didResizeNotification, object: nil)
  }

  @objc private func resized(_ note: Notification) {
    guard let window = note.object as? NSWindow else { return }
    width = Double(window.frame.size.width)
  }
}
