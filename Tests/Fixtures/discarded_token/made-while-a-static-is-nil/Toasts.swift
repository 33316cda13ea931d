// Case: does the program make the owner only while the static property that keeps it is nil?
import UIKit

final class Toasts {
  static var shared: Toasts?

  init(window: UIWindow?) {
    NotificationCenter.default.addObserver(forName: .init("saved"), object: nil, queue: nil, using: saved)  // expect: note discarded_token
  }

  private func saved(_ notification: Notification) { print(self) }
}

/// Another place replaces it.
final class Banners {
  static var shared: Banners?

  init(window: UIWindow?) {
    NotificationCenter.default.addObserver(forName: .init("saved"), object: nil, queue: nil, using: saved)  // expect: error discarded_token
  }

  private func saved(_ notification: Notification) { print(self) }
}

final class Tabs: UITabBarController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if Toasts.shared == nil { Toasts.shared = Toasts(window: view.window) }
    if Banners.shared == nil { Banners.shared = Banners(window: view.window) }
  }
}

final class Sidebar: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if Toasts.shared == nil {
      Toasts.shared = Toasts(window: view.window)
    }
    Banners.shared = Banners(window: view.window)
  }
}
