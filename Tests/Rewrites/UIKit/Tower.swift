// Case: a handler with a label
import UIKit

final class Tower: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed(note:)), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc func changed(note: Notification) { title = note.name.rawValue }
}
