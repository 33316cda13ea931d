// Case: is a center recognised that a function of another file gives to a closure, where a protocol has its methods too?
import Foundation

protocol Board {
  func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?)
}

final class Ferry: NSObject {
  func load() {
    NotificationCenter.default.equipped {
      $0.addObserver(self, selector: #selector(sail), name: Notification.Name("Loaded"), object: nil)  // expect: unmatched_selector_observer
      $0.addObserver(self, selector: #selector(sail), name: Notification.Name("Moored"), object: nil)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: Notification.Name("Moored"), object: nil)
  }

  @objc private func sail() {}
}
