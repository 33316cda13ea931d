// Case: when single names are added and a list is removed in a loop, is the name that the list lacks reported?
import Foundation

final class DashboardModel: NSObject {
  private static let removed: [Notification.Name] = [.tileAdded, .tileMoved]

  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(reload), name: .tileAdded, object: nil)
    center.addObserver(self, selector: #selector(reload), name: .tileMoved, object: nil)
    center.addObserver(self, selector: #selector(reload), name: .tileRemoved, object: nil)  // expect: unmatched_selector_observer
  }

  deinit {
    for name in Self.removed {
      NotificationCenter.default.removeObserver(self, name: name, object: nil)
    }
  }

  @objc private func reload() {}
}

extension Notification.Name {
  static let tileAdded = Notification.Name("TileAdded")
  static let tileMoved = Notification.Name("TileMoved")
  static let tileRemoved = Notification.Name("TileRemoved")
}
