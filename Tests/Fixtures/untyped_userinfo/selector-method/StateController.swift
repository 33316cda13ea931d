// Case: is a cast of a user-info entry in a selector method reported, optional or forced, for both notification types?
import UIKit

final class StateController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(stateChanged(_:)), name: .stateChanged, object: nil)
    center.addObserver(self, selector: #selector(stateReset(_:)), name: .stateReset, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func stateChanged(_ notification: Notification) {
    guard let isOn = notification.userInfo?["isOn"] as? Bool else { return }  // expect: untyped_userinfo
    title = notification.userInfo!["title"] as! String  // expect: untyped_userinfo
    view.isHidden = !isOn
  }

  @objc private func stateReset(_ note: NSNotification) {
    let count = (note.userInfo?["count"] as? NSNumber)?.intValue ?? 0  // expect: untyped_userinfo
    title = "\(count)"
  }
}

extension Notification.Name {
  static let stateChanged = Notification.Name("StateChanged")
  static let stateReset = Notification.Name("StateReset")
}
