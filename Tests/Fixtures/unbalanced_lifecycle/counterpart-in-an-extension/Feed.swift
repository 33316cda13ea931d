// Case: does the opposite method in an extension of another file undo what each appearance registers?
import UIKit

class FeedController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .tick, object: nil)
  }

  func endObserving() {
    NotificationCenter.default.removeObserver(self, name: .tick, object: nil)
  }

  @objc func reload() {}
}
extension Notification.Name { static let tick = Notification.Name("Tick"); static let tock = Notification.Name("Tock") }
