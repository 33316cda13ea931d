import UIKit

final class CarefulScreen: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = Signals.observe(.localeChanged) { [weak self] in self?.view.setNeedsLayout() }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class CarelessScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Signals.observe(.localeChanged) { [weak self] in self?.view.setNeedsLayout() }  // allow: discarded_token
  }
}

extension Notification.Name {
  static let localeChanged = Notification.Name("LocaleChanged")
}
