// Case: does a removal harm anybody that runs only when the process ends?
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    NotificationCenter.default.addObserver(forName: .tidesChanged, object: nil, queue: .main) { _ in print("tides") }
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    NotificationCenter.default.removeObserver(self)  // expect: note ineffective_removal
    cleanUp()
  }

  func signOut() {
    NotificationCenter.default.removeObserver(self)  // expect: warning ineffective_removal
  }

  private func cleanUp() {
    NotificationCenter.default.removeObserver(self, name: .tidesChanged, object: nil)  // expect: note ineffective_removal
  }
}

final class TideService: NSObject {
  func start() {
    _ = NotificationCenter.default.addObserver(  // expect: error discarded_token
      forName: .tidesChanged, object: nil, queue: .main
    ) { _ in print("tides") }
  }

  func applicationWillTerminate(_ application: UIApplication) {
    NotificationCenter.default.removeObserver(self)  // expect: warning ineffective_removal
  }
}

extension Notification.Name {
  static let tidesChanged = Notification.Name("TidesChanged")
}
