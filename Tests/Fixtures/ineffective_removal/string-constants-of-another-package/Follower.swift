// Case: is a name unknown that is made of another package's string, but for the same string?
import Foundation
import Kit

final class Follower: NSObject {
  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(changed), name: Notification.Name(Kit.movedName), object: nil)
    center.addObserver(self, selector: #selector(changed), name: Notification.Name(kitStopped), object: nil)
  }

  deinit {
    let center = NotificationCenter.default
    center.removeObserver(self, name: .init("Moved"), object: nil)
    center.removeObserver(self, name: .kitStopped, object: nil)
  }

  @objc private func changed() {}
}

final class Leader: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: Notification.Name(Kit.movedName), object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self, name: Notification.Name(rawValue: Kit.movedName), object: nil) }

  @objc private func changed() {}
}

final class Straggler: NSObject {
  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(changed), name: .kitStarted, object: nil)  // expect: unmatched_selector_observer
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .kitStopped, object: nil)  // expect: note ineffective_removal
  }

  @objc private func changed() {}
}
