// Case: does a removal by a name that the type never registers remove anything?
import Foundation

final class Oven: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(heated), name: .ovenHeated, object: nil)  // expect: unmatched_selector_observer
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .ovenCooled, object: nil)  // expect: note ineffective_removal
  }

  @objc private func heated() {}
}

extension Notification.Name {
  static let ovenHeated = Notification.Name("OvenHeated")
  static let ovenCooled = Notification.Name("OvenCooled")
}
