// Case: does a private helper remove the names alone that its callers give it?
import UIKit

final class Form: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .shown, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .hidden, object: nil)  // expect: unmatched_selector_observer
  }

  func close() {
    unwatch(.changed)
    unwatch(.shown)
  }

  private func unwatch(_ name: Notification.Name) {
    NotificationCenter.default.removeObserver(self, name: name, object: nil)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
  static let shown = Notification.Name("Shown")
  static let hidden = Notification.Name("Hidden")
}
