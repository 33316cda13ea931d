// Case: other notifications that the program posts with a payload say nothing about a notification of the system.
import UIKit

final class Buttons: UIView {
  init() {
    super.init(frame: .zero)
    NotificationCenter.default.addObserver(
      self, selector: #selector(turned(_:)), name: UIDevice.orientationDidChangeNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(slept(_:)), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func turned(_ note: Notification) {
    print(note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue as Any)  // expect: userinfo_contract, untyped_userinfo
  }

  // The program sends this key itself.
  @objc private func slept(_ note: Notification) {
    print(note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue as Any)  // expect: untyped_userinfo
  }
}

enum Poster {
  static func post(_ value: NSValue, payload: [String: Any]) {
    let center = NotificationCenter.default
    center.post(name: Notification.Name("Failed"), object: nil, userInfo: ["a": 1])
    center.post(name: .failed, object: nil, userInfo: payload)
    center.post(name: UIApplication.didBecomeActiveNotification, object: nil, userInfo: payload)
    center.post(
      name: UIApplication.didEnterBackgroundNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: value])
  }
}

extension Notification.Name {
  static let failed = Notification.Name("HasFailed")
}
