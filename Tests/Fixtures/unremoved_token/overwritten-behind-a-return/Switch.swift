// Case: a branch stores the token and returns, so that the store behind the branch does not overwrite the token
import Foundation

final class Switch {
  private var token: (any NSObjectProtocol)?

  func turn(_ isOn: Bool) {
    stop()
    if isOn {
      token = NotificationCenter.default.addObserver(forName: Notification.Name("Switch"), object: nil, queue: nil) { _ in }
      return
    }
    token = nil
  }

  func stop() { if let token { NotificationCenter.default.removeObserver(token) } }

  deinit { stop() }
}

/// The branch goes on.
final class Lever {
  private var token: (any NSObjectProtocol)?

  func turn(_ isOn: Bool) {
    stop()
    if isOn {
      token = NotificationCenter.default.addObserver(forName: Notification.Name("Lever"), object: nil, queue: nil) { _ in }  // expect: unremoved_token
    }
    token = nil
  }

  func stop() { if let token { NotificationCenter.default.removeObserver(token) } }

  deinit { stop() }
}
