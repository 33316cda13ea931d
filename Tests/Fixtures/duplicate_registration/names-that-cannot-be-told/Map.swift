// Case: are registrations by names that cannot be told silent?
import Foundation

final class Map: NSObject {
  func observe(_ first: Notification.Name, _ second: Notification.Name) {
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: first, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: second, object: nil)
  }

  private var next = Notification.Name.mapMoved

  func observeBoth() {
    observeNext()
    next = .mapZoomed
    observeNext()
  }

  private func observeNext() {
    NotificationCenter.default.addObserver(self, selector: #selector(zoomed), name: next, object: nil)
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
