// Case: does the removal of another object undo what `self` registers?
import UIKit

final class Form: UIViewController {
  private var helper = makeHelper()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)  // expect: unbalanced_lifecycle, unmatched_selector_observer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(helper)
  }

  @objc private func changed() {}
}

final class List: UIViewController {
  private lazy var observer = self

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(observer, name: .changed, object: nil)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
