// Case: the app delegate registers a block at the launch, and the system runs a removal of `self` again and again. Does anybody miss the removal?
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    watch()
    return true
  }

  private func watch() {
    NotificationCenter.default.addObserver(forName: .tidesChanged, object: nil, queue: .main) { _ in print("tides") }
  }

  func applicationWillResignActive(_ application: UIApplication) {
    unwatch()
  }

  private func unwatch() {
    NotificationCenter.default.removeObserver(self, name: .tidesChanged, object: nil)  // expect: note ineffective_removal
  }

  /// The user wants no more tides.
  func signOut() {
    NotificationCenter.default.removeObserver(self, name: .tidesChanged, object: nil)  // expect: warning ineffective_removal
  }

  /// The block is registered again each time.
  func applicationDidBecomeActive(_ application: UIApplication) {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      forName: .stormsChanged, object: nil, queue: .main
    ) { _ in print("storms") }
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    NotificationCenter.default.removeObserver(self, name: .stormsChanged, object: nil)  // expect: warning ineffective_removal
  }
}

extension Notification.Name {
  static let tidesChanged = Notification.Name("TidesChanged")
  static let stormsChanged = Notification.Name("StormsChanged")
}

/// Each controller registers a block.
final class TideController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: .tidesChanged, object: nil, queue: .main
    ) { _ in print("tides") }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self, name: .tidesChanged, object: nil)  // expect: warning ineffective_removal
  }
}
