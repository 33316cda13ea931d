import UIKit

final class Screen: UIViewController {
  var model: Starting?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model?.start()
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
