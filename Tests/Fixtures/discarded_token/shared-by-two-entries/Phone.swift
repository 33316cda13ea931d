import UIKit

@main
final class PhoneDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    begin()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    refresh()
  }
}
