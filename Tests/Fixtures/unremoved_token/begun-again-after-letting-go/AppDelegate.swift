import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    Adapter.shared.launch()
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
