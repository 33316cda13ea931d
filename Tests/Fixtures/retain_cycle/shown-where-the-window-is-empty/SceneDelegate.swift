// Case: is a controller made once if each place that makes it also makes the window, which no code lets go?
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var session: Session?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    if window == nil, let scene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = RootViewController()
      self.window = window
    }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard let scene = scene as? UIWindowScene else { return }
    if window == nil {
      window = UIWindow(windowScene: scene)
      window?.rootViewController = RootViewController()
    }
    if window != nil {
      window?.rootViewController = LinkViewController()
    }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if session == nil {
      session = load()
      window?.rootViewController = SessionViewController()
    }
  }

  /// The property may stay empty.
  private func load() -> Session? {
    UserDefaults.standard.string(forKey: "session").map { Session(name: $0) }
  }
}

struct Session {
  var name: String
}
