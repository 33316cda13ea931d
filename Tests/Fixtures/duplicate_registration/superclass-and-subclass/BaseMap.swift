import UIKit

class BaseMap: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc func moved() {}
}

extension Notification.Name {
  static let mapMoved = Notification.Name("MapMoved")
}
