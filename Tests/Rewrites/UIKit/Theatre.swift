// Case: a handler that reads an entry
import UIKit

final class Theatre: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc private func changed(_ note: Notification) {
    title = note.userInfo?["title"] as? String
  }
}
