// Case: is a handler of a process-long owner reported like any other, since nothing here is about lifetimes?
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    NotificationCenter.default.addObserver(self, selector: #selector(toggled(_:)), name: .moduleToggled, object: nil)
  }

  @objc private func toggled(_ notification: Notification) {
    guard let isOn = notification.userInfo?["isOn"] as? Bool else { return }  // expect: untyped_userinfo
    print(isOn)
  }
}

extension Notification.Name {
  static let moduleToggled = Notification.Name("ModuleToggled")
}
