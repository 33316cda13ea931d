// Case: is an owner followed that a default argument makes?
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let coordinator = Coordinator()
}

final class Coordinator {
  private let notifier: Notifier

  init(notifier: Notifier = .init()) {
    self.notifier = notifier
  }
}

final class Notifier {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class Sheet: UIViewController {
  private let watcher: Watcher

  init(watcher: Watcher = .init()) {
    self.watcher = watcher
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class Watcher {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

final class Menu: UIViewController {
  @objc private func open() {
    present(Sheet(), animated: true)
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
