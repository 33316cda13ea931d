import UIKit

final class AlbumController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.observe(
      self, #selector(reload), names: [Notification.Name("AlbumAdded"), Notification.Name("AlbumRemoved")])
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func reload() {}
}
