import UIKit

extension FeedController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endObserving()
  }
}

final class Sentinel: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(woke), name: .wokeSentinel, object: nil)
  }
  deinit { NotificationCenter.default.removeObserver(self, name: .wokeSentinel, object: nil) }
  @objc private func woke() {}
}
extension Notification.Name { static let wokeSentinel = Notification.Name("WokeSentinel") }
