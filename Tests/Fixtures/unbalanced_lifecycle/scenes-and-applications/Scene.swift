// Case: are scenes and applications that come to the foreground repeated, and is going to the background the counterpart?
import UIKit

final class Scene: UIResponder, UIWindowSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {
    NotificationCenter.default.addObserver(self, selector: #selector(synced), name: .synced, object: nil)  // expect: unbalanced_lifecycle
    NotificationCenter.default.addObserver(self, selector: #selector(saved), name: .saved, object: nil)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    NotificationCenter.default.removeObserver(self, name: .saved, object: nil)
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    NotificationCenter.default.removeObserver(self, name: .synced, object: nil)
  }

  @objc private func synced() {}
  @objc private func saved() {}
}

extension Notification.Name {
  static let synced = Notification.Name("Synced")
  static let saved = Notification.Name("Saved")
}
