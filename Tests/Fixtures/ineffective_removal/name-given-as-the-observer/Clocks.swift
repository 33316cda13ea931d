// Case: is the name of a notification known that is given as the observer?
import UIKit

final class Clock: NSObject {
  private let wake = UIApplication.willEnterForegroundNotification
  private let shift = UIAccessibility.voiceOverStatusDidChangeNotification
  private let bell = Bell()

  func start() {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(show), name: wake, object: nil)  // expect: unmatched_selector_observer
    center.addObserver(self, selector: #selector(show), name: shift, object: nil)  // expect: unmatched_selector_observer
    center.addObserver(bell, selector: #selector(Bell.ring), name: .noon, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(wake)  // expect: ineffective_removal
    NotificationCenter.default.removeObserver(shift)  // expect: ineffective_removal
    NotificationCenter.default.removeObserver(Notification.Name.noon)  // expect: ineffective_removal
    NotificationCenter.default.removeObserver(bell)
  }

  func forget(_ other: Any) {
    NotificationCenter.default.removeObserver(other)
  }

  @objc private func show() {}
}

final class Bell: NSObject {
  @objc func ring() {}
}

extension Notification.Name {
  static let noon = Notification.Name("Noon")
}
