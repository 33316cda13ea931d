// Case: does a removal harm anybody that runs only when the scene of an app ends?
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    NotificationCenter.default.addObserver(  // expect: note discarded_token
      forName: .parcelsMoved, object: nil, queue: .main
    ) { [weak self] _ in self?.show() }
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    NotificationCenter.default.removeObserver(self, name: .parcelsMoved, object: nil)  // expect: note ineffective_removal
  }

  func signOut() {
    NotificationCenter.default.removeObserver(self, name: .parcelsMoved, object: nil)  // expect: warning ineffective_removal
  }

  private func show() {}
}

final class ParcelScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: error discarded_token
      forName: .parcelsMoved, object: nil, queue: .main
    ) { _ in print("parcels") }
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    NotificationCenter.default.removeObserver(self)  // expect: warning ineffective_removal
  }
}

extension Notification.Name {
  static let parcelsMoved = Notification.Name("ParcelsMoved")
}
