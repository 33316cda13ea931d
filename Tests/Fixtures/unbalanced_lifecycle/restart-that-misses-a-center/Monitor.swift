// Case: code stops an object and starts it again. The method that stops it removes its observers from one center, and
// the object has registered with two centers.
import AppKit

extension Notification.Name {
  static let muted = Notification.Name("muted")
}

final class Monitor: NSObject {
  private var isMuted = false

  func start() {
    NSWorkspace.shared.notificationCenter.addObserver(
      self, selector: #selector(activated), name: NSWorkspace.didActivateApplicationNotification, object: nil)
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(muted), name: .muted, object: nil)
  }

  func stop() { NSWorkspace.shared.notificationCenter.removeObserver(self) }  // expect: note overbroad_removal

  @objc private func activated() {}
  @objc private func muted() { isMuted.toggle() }
}

/// It removes each observer.
final class Meter: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(muted), name: .muted, object: nil)
  }

  func stop() { NotificationCenter.default.removeObserver(self) }  // expect: note overbroad_removal

  @objc private func muted() {}
}

/// Nothing else starts it, so that it may have been stopped before.
final class Counter: NSObject {
  func start() {
    NSWorkspace.shared.notificationCenter.addObserver(
      self, selector: #selector(muted), name: NSWorkspace.didActivateApplicationNotification, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(muted), name: .muted, object: nil)
  }

  func stop() { NSWorkspace.shared.notificationCenter.removeObserver(self) }  // expect: note overbroad_removal

  @objc private func muted() {}
}

final class Delegate: NSObject, NSApplicationDelegate {
  private let monitor = Monitor()
  private let meter = Meter()
  private let counter = Counter()

  func applicationDidFinishLaunching(_ notification: Notification) {
    monitor.start()
    meter.start()
  }

  func endSession() {
    monitor.stop()
    monitor.start()
    meter.stop()
    meter.start()
    counter.stop()
    counter.start()
  }
}
