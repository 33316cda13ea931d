// Case: does a removal lose a registration that the code before it has removed?
import UIKit

class Page: UIViewController {
  func listen() {
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .changed, object: nil)
  }

  func stop() {
    NotificationCenter.default.removeObserver(self, name: .changed, object: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    listen()
  }

  @objc func reload() {}
}

final class BalancePage: Page {
  func close() {
    stop()
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
  }
}

final class ReceivePage: Page {
  func close() {
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
    stop()
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
