// Case: does a flag make a registration run once that only its handler sets?
import UIKit

final class Form: UIViewController {
  private var isShown = false
  private var isWatching = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isShown {
      NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { [weak self] _ in  // expect: unbalanced_lifecycle, discarded_token
        self?.isShown = true
      }
    }
    if !isWatching {
      isWatching = true
      NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: discarded_token
    }
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
