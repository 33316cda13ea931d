import UIKit

final class SyncEngine: NSObject {
  static let shared = SyncEngine()
  private(set) var isRunning = false

  private override init() {
    super.init()
    observeApplication()
    NotificationCenter.default.addObserver(self, selector: #selector(run), name: .syncRequested, object: nil)
  }

  private func observeApplication() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(run), name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  @objc private func run() {
    isRunning = true
  }
}

extension Notification.Name {
  static let syncRequested = Notification.Name("SyncRequested")
}
