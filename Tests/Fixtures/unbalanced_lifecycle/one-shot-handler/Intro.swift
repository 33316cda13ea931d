// Case: is a registration silent whose handler, or whose own block, removes it?
import UIKit

final class Intro: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(ready), name: .introReady, object: nil)
    token = NotificationCenter.default.addObserver(forName: .introEnded, object: nil, queue: .main) { [weak self] _ in
      if let token = self?.token { NotificationCenter.default.removeObserver(token) }
    }
  }

  @objc private func ready() {
    NotificationCenter.default.removeObserver(self, name: .introReady, object: nil)
  }
}

extension Notification.Name {
  static let introReady = Notification.Name("IntroReady")
  static let introEnded = Notification.Name("IntroEnded")
}
