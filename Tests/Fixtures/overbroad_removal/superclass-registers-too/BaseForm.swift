import UIKit

class BaseForm: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .formChanged, object: nil)
  }

  @objc func changed() {}
}

extension Notification.Name {
  static let formChanged = Notification.Name("FormChanged")
}
