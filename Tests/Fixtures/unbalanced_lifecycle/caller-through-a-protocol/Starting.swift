import UIKit

protocol Starting: AnyObject {
  func start()
}

final class Watch: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(woke), name: .wokeWatch, object: nil)
  }
  deinit { NotificationCenter.default.removeObserver(self, name: .wokeWatch, object: nil) }
  @objc private func woke() {}
}
extension Notification.Name { static let wokeWatch = Notification.Name("WokeWatch") }
