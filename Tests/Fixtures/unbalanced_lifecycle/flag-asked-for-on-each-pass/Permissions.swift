// Case: a flag that the same pass asks for anew does not let the code run once.
import UIKit

final class PermissionController: UIViewController {
  private var isGranted = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isGranted = Permissions.ask()
    if !isGranted {
      NotificationCenter.default.addObserver(  // expect: warning unbalanced_lifecycle
        self, selector: #selector(update), name: UIApplication.didBecomeActiveNotification, object: nil)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func update() {}
}

// The flag keeps what the first pass left.
final class FlagController: UIViewController {
  private var isReady = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isReady {
      NotificationCenter.default.addObserver(
        self, selector: #selector(update), name: UIApplication.didBecomeActiveNotification, object: nil)
    }
    isReady = Permissions.ask()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func update() {}
}

// What the pass asks for is what the pass stores.
final class SetController: UIViewController {
  private var isNew = false
  private var known: Set<String> = []
  var name = ""

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isNew = known.insert(name).inserted
    if isNew {
      NotificationCenter.default.addObserver(
        self, selector: #selector(update), name: UIApplication.didBecomeActiveNotification, object: nil)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func update() {}
}

// The method that is asked reads the token.
final class TokenController: UIViewController {
  private var mayObserve = false
  private var token: (any NSObjectProtocol)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    mayObserve = isFree()
    if mayObserve {
      token = NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
      ) { [weak self] _ in self?.view.setNeedsLayout() }
    }
  }

  private func isFree() -> Bool { token == nil }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

enum Permissions {
  static func ask() -> Bool { UIApplication.shared.isRegisteredForRemoteNotifications }
}
