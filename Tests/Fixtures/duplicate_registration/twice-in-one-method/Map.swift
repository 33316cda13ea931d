// Case: is the same registration reported when one method makes it twice?
import Foundation

final class Map: NSObject {
  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)
    center.addObserver(self, selector: #selector(zoomed), name: .mapZoomed, object: nil)
    center.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)  // expect: duplicate_registration
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func moved() {}
  @objc private func zoomed() {}
}

extension Notification.Name {
  static let mapMoved = Notification.Name("MapMoved")
  static let mapZoomed = Notification.Name("MapZoomed")
}
