// Case: is the second registration silent where a removal stands between them, in a helper of another file too?
import Foundation

final class Map: NSObject {
  func restart() {
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)
    stop()
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)
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
