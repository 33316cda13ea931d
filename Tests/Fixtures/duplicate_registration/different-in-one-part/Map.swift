// Case: are registrations silent that differ in selector, name, object or center?
import AppKit

final class Map: NSObject {
  private let left = NSObject()
  private let right = NSObject()

  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(moved), name: .mapMoved, object: left)
    center.addObserver(self, selector: #selector(moved), name: .mapMoved, object: right)
    center.addObserver(self, selector: #selector(zoomed), name: .mapMoved, object: left)
    center.addObserver(self, selector: #selector(moved), name: .mapZoomed, object: left)
    NSWorkspace.shared.notificationCenter.addObserver(self, selector: #selector(moved), name: .mapMoved, object: left)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    NSWorkspace.shared.notificationCenter.removeObserver(self)
  }

  @objc private func moved() {}
  @objc private func zoomed() {}
}

extension Notification.Name {
  static let mapMoved = Notification.Name("MapMoved")
  static let mapZoomed = Notification.Name("MapZoomed")
}
