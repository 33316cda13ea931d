// Case: is a singleton's leak an error where the singleton begins again without a removal?
import Foundation

final class Monitor {
  static let shared = Monitor()
  private var token: (any NSObjectProtocol)?
  private var isWatching = false

  func start() {
    token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error unremoved_token
  }

  func end() {
    token = nil
  }

  func watch() {
    guard !isWatching else { return }
    isWatching = true
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }

  func reset() {
    isWatching = false
  }
}

final class Recorder {
  static let shared = Recorder()
  private var token: (any NSObjectProtocol)?
  private var isWatching = false

  func start() {
    token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }
  }

  func watch() {
    guard !isWatching else { return }
    isWatching = true
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
