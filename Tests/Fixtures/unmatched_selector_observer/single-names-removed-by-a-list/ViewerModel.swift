// Case: are single registrations matched by a loop over a list that has their names, and a list by single removals?
import Foundation

final class ViewerModel: NSObject {
  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(changed), name: .viewerOpened, object: nil)
    center.addObserver(self, selector: #selector(changed), name: .viewerClosed, object: nil)
    for name in [Notification.Name.viewerZoomed, .viewerPanned] {
      center.addObserver(self, selector: #selector(changed), name: name, object: nil)
    }
  }

  deinit {
    for name: Notification.Name in [.viewerClosed, .viewerOpened] {
      NotificationCenter.default.removeObserver(self, name: name, object: nil)
    }
    NotificationCenter.default.removeObserver(self, name: .viewerZoomed, object: nil)
    NotificationCenter.default.removeObserver(self, name: .viewerPanned, object: nil)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let viewerOpened = Notification.Name("ViewerOpened")
  static let viewerClosed = Notification.Name("ViewerClosed")
  static let viewerZoomed = Notification.Name("ViewerZoomed")
  static let viewerPanned = Notification.Name("ViewerPanned")
}
