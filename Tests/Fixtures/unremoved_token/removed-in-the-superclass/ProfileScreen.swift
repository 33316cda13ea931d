import UIKit

final class ProfileScreen: ObservingScreen<String> {
  override func viewDidLoad() {
    super.viewDidLoad()
    tokens.append(
      NotificationCenter.default.addObserver(forName: .profileEdited, object: nil, queue: .main) { [weak self] _ in
        self?.title = self?.model
      })
  }
}

extension Notification.Name {
  static let profileEdited = Notification.Name("ProfileEdited")
}
