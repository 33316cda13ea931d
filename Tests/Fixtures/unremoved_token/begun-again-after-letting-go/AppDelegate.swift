import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    Adapter.shared.launch()
    if #unavailable(iOS 13) { Adapter.shared.start() }
    Adapter.shared.observe()
  }

  @objc func logIn() {
    Adapter.shared.update("one")
    Adapter.shared.session = "one"
    Adapter.shared.observe()
  }

  @objc func logOut() {
    Adapter.shared.update(nil)
    Adapter.shared.session = nil
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    Adapter.shared.start()
  }
}
