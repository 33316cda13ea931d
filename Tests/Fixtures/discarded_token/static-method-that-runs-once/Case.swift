// Case: does a static method register once that only the program's beginning calls?
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    begin()
    return true
  }

  private func begin() { Sync.begin() }

  func applicationDidBecomeActive(_ application: UIApplication) { Theme.begin() }
}

enum Sync {
  static func begin() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

enum Theme {
  static func begin() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token, warning unbalanced_lifecycle
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
