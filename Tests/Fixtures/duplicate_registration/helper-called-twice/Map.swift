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

  func follow(_ other: Map) {
    let another = Map()
    watch(other)
    watch(another)
    watch(Map())
    watch(Map())
    observeOwnMap()
    observeOwnMap()
    zoom(with: other)
    zoom(with: other)
  }

  private func watch(_ map: Map) {
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapWatched, object: map)
  }

  private func observeOwnMap() {
    let map = Map()
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapWatched, object: map)
  }

  private func zoom(with map: Map) {
    NotificationCenter.default.addObserver(self, selector: #selector(zoomed), name: .mapZoomed, object: map)  // expect: duplicate_registration
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
  static let mapWatched = Notification.Name("MapWatched")
  static let mapMoved = Notification.Name("MapMoved")
  static let mapZoomed = Notification.Name("MapZoomed")
}
