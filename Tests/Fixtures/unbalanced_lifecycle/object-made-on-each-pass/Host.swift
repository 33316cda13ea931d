// Case: is a helper silent that each pass makes anew, and that observes for itself?
import UIKit

final class Watcher: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .hostChanged, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func changed() {}
}

final class Host: UIViewController {
  private var watcher: Watcher?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let made = Watcher()
    made.start()
    watcher = made
  }
}

extension Notification.Name {
  static let hostChanged = Notification.Name("HostChanged")
}
