// Case: is a helper reported that `deinit` and a method call?
import UIKit

final class Form: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .formChanged, object: nil)
  }

  deinit {
    stop()
  }

  func pause() {
    stop()
  }

  private func stop() {
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let formChanged = Notification.Name("FormChanged")
}
