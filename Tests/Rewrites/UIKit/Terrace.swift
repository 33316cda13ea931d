// Case: a handler that takes the notification
import UIKit

final class Terrace: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc private func changed(_ note: Notification) { title = note.name.rawValue }
}
