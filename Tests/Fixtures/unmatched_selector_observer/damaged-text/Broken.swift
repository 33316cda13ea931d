// Case: do findings before and after damaged text stand?
import Foundation

final class Before: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changedBefore, object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func changed() {}
}

func unfinished(_ value: Int -> String where {
  if value > { return "" ]
}

final class After: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changedAfter, object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let changedBefore = Notification.Name("ChangedBefore")
  static let changedAfter = Notification.Name("ChangedAfter")
}
