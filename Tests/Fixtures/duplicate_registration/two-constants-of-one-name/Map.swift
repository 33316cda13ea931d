// Case: is the second registration reported when two constants of two files are one name?
import Foundation

final class Map: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: Names.moved, object: nil)  // expect: duplicate_registration
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc func moved() {}
  @objc func zoomed() {}
}

extension Notification.Name {
  static let mapMoved = Notification.Name("MapMoved")
  static let mapZoomed = Notification.Name("MapZoomed")
}
