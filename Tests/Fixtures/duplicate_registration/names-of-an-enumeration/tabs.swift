// Case: A computed property of an enumeration gives the names. Two cases are two names.
import UIKit

enum Event: String {
  case opened = "Tabs.opened"
  case closed = "Tabs.closed"
  var notificationName: NSNotification.Name { return NSNotification.Name(self.rawValue) }
}

final class TabsController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(update), name: Event.opened.notificationName, object: nil)
    center.addObserver(self, selector: #selector(update), name: Event.closed.notificationName, object: nil)
    center.addObserver(self, selector: #selector(update), name: Event.closed.notificationName, object: nil)  // expect: duplicate_registration
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func update() {}
}

final class EventController: UIViewController {
  private let event = Event.opened

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(update), name: Event.opened.notificationName, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self, name: event.notificationName, object: nil)
  }

  @objc private func update() {}
}
