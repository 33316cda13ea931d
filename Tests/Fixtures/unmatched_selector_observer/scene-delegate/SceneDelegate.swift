// Case: is a scene delegate, one a session, no process-long owner?
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    NotificationCenter.default.addObserver(self, selector: #selector(accountChanged), name: .accountChanged, object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func accountChanged() {
    window?.rootViewController = UIViewController()
  }
}

extension Notification.Name {
  static let accountChanged = Notification.Name("AccountChanged")
}
