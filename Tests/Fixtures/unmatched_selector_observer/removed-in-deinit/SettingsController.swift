// Case: does `removeObserver(self)` in `deinit` match every registration of the type on that center?
import UIKit

final class SettingsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .settingsChanged, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func reload() {}
}

extension Notification.Name {
  static let settingsChanged = Notification.Name("SettingsChanged")
}
