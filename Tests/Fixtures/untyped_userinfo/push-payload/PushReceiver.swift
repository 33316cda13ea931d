// Case: is a push payload that a delegate method gets as a `userInfo` parameter no notification's?
import UIKit

final class PushReceiver: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let aps = userInfo["aps"] as? [String: Any], let badge = aps["badge"] as? Int else {
      completionHandler(.failed)
      return
    }
    print(badge, userInfo["id"] as? String ?? "")
    completionHandler(.newData)
  }
}
