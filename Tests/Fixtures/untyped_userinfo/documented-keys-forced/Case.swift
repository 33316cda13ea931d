// Case: is a forced cast a warning whose key Apple documents with that type?
import UIKit

final class Form: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(self, selector: #selector(saved), name: .saved, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func shown(_ note: Notification) {
    let info = note.userInfo!
    let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as! NSValue  // expect: note untyped_userinfo
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as! Double  // expect: note untyped_userinfo
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as! URL  // expect: warning untyped_userinfo, userinfo_contract
    print(frame, duration, curve)
  }

  @objc private func saved(_ note: Notification) {
    print(note.userInfo!["count"] as! Int)  // expect: warning untyped_userinfo
  }

  func save(_ count: Any) { NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["count": count]) }
}

extension Notification.Name {
  static let saved = Notification.Name("Saved")
}
