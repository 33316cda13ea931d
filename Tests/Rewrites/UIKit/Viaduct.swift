// Case: an observer with a deinit
import UIKit

final class Viaduct: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc private func changed() {}

  deinit {
    print("gone")
  }
}
