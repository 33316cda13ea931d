// Case: is what a key path gives another object than `self`?
import UIKit

final class Form: UIViewController {
  @objc let child = Child()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)  // expect: unmatched_selector_observer
  }

  func close(_ path: KeyPath<Form, Child>) {
    NotificationCenter.default.removeObserver(self[keyPath: path])
  }

  @objc private func changed() {}
}

final class Child: NSObject {}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
