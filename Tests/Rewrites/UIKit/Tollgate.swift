// Case: a handler that reads the keyboard's frame
import UIKit

final class Tollgate: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc private func changed(_ note: Notification) {
    guard let info = note.userInfo, let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    title = "\(frame)"
  }
}
