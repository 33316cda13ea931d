import UIKit

final class FriendsController: ListController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(friendsChanged), name: .friendsChanged, object: nil)
  }

  @objc private func friendsChanged() {}
}

extension Notification.Name {
  static let friendsChanged = Notification.Name("FriendsChanged")
}
