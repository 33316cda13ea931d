// Case: does a condition on something that the pass does not set leave it unbalanced?
import UIKit

final class Player: UIViewController {
  var wantsUpdates = true

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard wantsUpdates, view.window != nil else { return }
    NotificationCenter.default.addObserver(self, selector: #selector(update), name: .songChanged, object: nil)  // expect: unbalanced_lifecycle
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func update() {}
}

extension Notification.Name {
  static let songChanged = Notification.Name("SongChanged")
}
