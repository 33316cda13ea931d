// Case: is a constant one name, whether its type is named by itself or by an alias of another file?
import Foundation

final class Player: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Events.finished, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self, name: PlayerEvents.finished, object: nil) }

  @objc private func changed() {}
}

final class Recorder: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Events.finished, object: nil)  // expect: unmatched_selector_observer
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: PlayerEvents.started, object: nil)  // expect: note ineffective_removal
  }

  @objc private func changed() {}
}
