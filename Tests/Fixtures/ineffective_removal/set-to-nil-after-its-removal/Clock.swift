// Case: is the usual order, removing and then setting to nil, silent, also in a branch and with `defer`?
import Foundation

final class Clock {
  private var tick: (any NSObjectProtocol)?
  private var alarm: (any NSObjectProtocol)?

  func start() {
    let center = NotificationCenter.default
    tick = center.addObserver(forName: .ticked, object: nil, queue: .main) { _ in print("tick") }
    alarm = center.addObserver(forName: .rang, object: nil, queue: .main) { _ in print("ring") }
  }

  func stop() {
    defer { alarm = nil }
    if let tick {
      NotificationCenter.default.removeObserver(tick)
      self.tick = nil
    }
    if let alarm { NotificationCenter.default.removeObserver(alarm) }
  }
}

extension Notification.Name {
  static let ticked = Notification.Name("Ticked")
  static let rang = Notification.Name("Rang")
}
