// Case: a handler that takes nothing
import UIKit

final class Stable: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc private func changed() { title = "changed" }
}
