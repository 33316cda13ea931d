import UIKit

final class SearchController: UIViewController, Detachable {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(indexed), name: .indexed, object: nil)
  }

  deinit {
    detachFromCenter()
  }

  @objc private func indexed() {}
}

extension Notification.Name {
  static let indexed = Notification.Name("Indexed")
}
