// Case: does a removal by a name that cannot be told cover every registration, or one?
import UIKit
import StoreKit2

final class Form: UIViewController {
  private let store = Store.current

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: store.changed, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .shown, object: nil)  // expect: unmatched_selector_observer
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .hidden, object: nil)  // expect: unmatched_selector_observer
  }

  func close() {
    NotificationCenter.default.removeObserver(self, name: store.changed, object: nil)
  }

  @objc private func changed() {}
}

final class List: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Notification.Name(StoreChanged), object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .shown, object: nil)  // expect: unmatched_selector_observer
  }

  func close() {
    NotificationCenter.default.removeObserver(self, name: Notification.Name(StoreChanged), object: nil)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let shown = Notification.Name("Shown")
  static let hidden = Notification.Name("Hidden")
}
