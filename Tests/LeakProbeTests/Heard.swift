import Foundation

extension Notification.Name {
  static let played = Notification.Name("played")
  static let paused = Notification.Name("paused")
  static let stopped = Notification.Name("stopped")
}

/// Something to observe.
final class Song {}

/// The values that a block was called with.
final class Heard: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [Notification] = []

  var notifications: [Notification] { lock.withLock { all } }
  func hear(_ notification: Notification) { lock.withLock { all.append(notification) } }
}
