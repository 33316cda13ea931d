// Case: is a removal reported that finds its token set to nil a line before?
import Foundation

final class Clock {
  private var tick: (any NSObjectProtocol)?

  func start() {
    tick = NotificationCenter.default.addObserver(forName: .ticked, object: nil, queue: .main) { _ in print("tick") }  // allow: unremoved_token
  }

  func stop() {
    tick = nil
    if let tick {
      NotificationCenter.default.removeObserver(tick)  // expect: ineffective_removal
    }
  }
}

extension Notification.Name {
  static let ticked = Notification.Name("Ticked")
}
