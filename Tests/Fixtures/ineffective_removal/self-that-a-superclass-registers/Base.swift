import Foundation

class ObservingBase: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(turned), name: .pageTurned, object: nil)
  }

  @objc func turned() {}
}

extension Notification.Name {
  static let pageTurned = Notification.Name("PageTurned")
}
