// Case: is a helper silent that a flag lets run once?
import Foundation

final class Map: NSObject {
  private var isObserving = false

  override init() {
    super.init()
    observe()
    observe()
  }

  private func observe() {
    guard !isObserving else { return }
    isObserving = true
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
