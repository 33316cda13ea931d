// Case: an attribute without a name stands where a fix adds a declaration.
final class Terrace: UIViewController {
  override func viewDidLoad() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: UIResponder.keyboardWillShowNotification, object: nil)
  }
  @objc private func changed(_ note: Notification) { title = note.name.rawValue }@}
