// Case: is a scene delegate, of which there is one a session, an owner that lives as long as its scene?
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    NotificationCenter.default.addObserver(forName: .themeDidChange, object: nil, queue: .main) { [weak self] _ in  // expect: note discarded_token
      self?.window?.tintColor = .systemTeal
    }
  }
}

extension Notification.Name {
  static let themeDidChange = Notification.Name("ThemeDidChange")
}
