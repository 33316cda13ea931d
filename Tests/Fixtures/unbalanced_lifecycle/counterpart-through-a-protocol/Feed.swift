// Case: does another object that the opposite method tells undo it through a protocol-typed reference?
import UIKit

class FeedController: UIViewController, Ending {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .tick, object: nil)
  }

  func endObserving() {
    NotificationCenter.default.removeObserver(self, name: .tick, object: nil)
  }

  let desk = Desk()

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    desk.leave(self)
  }

  @objc func reload() {}
}
extension Notification.Name { static let tick = Notification.Name("Tick"); static let tock = Notification.Name("Tock") }
