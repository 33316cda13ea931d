// Case: is a helper reported that one method calls twice, through another helper?
import Foundation

final class Map: NSObject {
  override init() {
    super.init()
    observe()
    setUp()
  }

  private func setUp() {
    observe()
  }

  private func observe() {
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)  // expect: duplicate_registration
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
