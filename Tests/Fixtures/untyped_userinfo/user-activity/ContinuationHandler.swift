// Case: are a user activity's, a scene session's and a tracking area's `userInfo` no notification's?
import UIKit

final class ContinuationHandler: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    if let identifier = session.userInfo?["windowID"] as? String { print(identifier) }
    if let activity = options.userActivities.first, let page = activity.userInfo?["page"] as? Int { print(page) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let info = userActivity.userInfo, let name = info["name"] as? String else { return }
    print(name)
  }
}
