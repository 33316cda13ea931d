// Case: does anybody miss a removal of another name, if other removals end each registration of the type?
import AppKit

final class Chart: NSView {
  func observe(_ store: AnyObject) {
    NotificationCenter.default.removeObserver(self, name: .inserted, object: nil)
    NotificationCenter.default.removeObserver(self, name: .marked, object: nil)  // expect: note ineffective_removal
    NotificationCenter.default.addObserver(self, selector: #selector(insert), name: .inserted, object: store)
  }

  func stop() {
    NotificationCenter.default.removeObserver(self, name: .inserted, object: nil)
  }

  @objc private func insert() {}
}

final class Legend: NSView {
  func observe(_ store: AnyObject) {
    NotificationCenter.default.removeObserver(self, name: .marked, object: nil)  // expect: warning ineffective_removal
    NotificationCenter.default.addObserver(self, selector: #selector(insert), name: .inserted, object: store)  // allow: unmatched_selector_observer
  }

  @objc private func insert() {}
}

extension Notification.Name {
  static let inserted = Notification.Name("Inserted")
  static let marked = Notification.Name("Marked")
}
