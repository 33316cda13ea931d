// Case: does a token end when another center is asked to remove it?
import AppKit

final class Sleeper {
  private var token: (any NSObjectProtocol)?

  init() {
    token = NSWorkspace.shared.notificationCenter.addObserver(  // expect: unremoved_token
      forName: NSWorkspace.willSleepNotification, object: nil, queue: .main
    ) { _ in print("sleep") }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }  // expect: ineffective_removal
  }
}
