// Case: a block that removes its own token ends by itself, whatever it holds.
import Foundation

final class LaunchModel {
  private var token: (any NSObjectProtocol)?
  private var isReady = false

  func wait() {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("Ready"), object: nil, queue: nil) { _ in
      self.isReady = true
      if let token = self.token { NotificationCenter.default.removeObserver(token) }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
