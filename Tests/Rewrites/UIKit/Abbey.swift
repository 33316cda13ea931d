// Case: registered on each appearance, with nothing that runs in between
import UIKit

final class Abbey: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc private func shown() { title = "shown" }
}
