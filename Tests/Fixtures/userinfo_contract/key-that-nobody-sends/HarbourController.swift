import UIKit

final class HarbourController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(tideChanged), name: .tideChanged, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func tideChanged(_ note: Notification) {
    let height = note.userInfo?["height"] as? Double  // expect: userinfo_contract, untyped_userinfo
    let level = note.userInfo?["level"] as? Double  // expect: untyped_userinfo
    title = "\(height ?? level ?? 0)"
  }
}
