// Case: may an application delegate drop its tokens, also in an extension in another file and through a private helper?
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    NotificationCenter.default.addObserver(forName: .userSignedOut, object: nil, queue: .main) { [weak self] _ in
      self?.window?.rootViewController = UIViewController()
    }
    observeLocale()
    return true
  }
}

extension Notification.Name {
  static let userSignedOut = Notification.Name("UserSignedOut")
}
