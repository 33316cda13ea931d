// Case: a controller that leaves its parent for good removes everything, also what its subclass registered.
import UIKit

class Screen: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent == nil {
      NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
    }
  }
}

final class ChatScreen: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(update), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @objc private func update() {}
}

class Page: UIViewController {
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    stop()
  }

  private func stop() {
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
  }
}

final class ListPage: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(update), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @objc private func update() {}
}

class Sheet: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed {
      NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
    }
  }
}

final class ListSheet: Sheet {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(update), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @objc private func update() {}
}

// This controller comes into a parent here.
class Panel: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent != nil {
      NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
    }
  }
}

final class ListPanel: Panel {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(update), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @objc private func update() {}
}

// The helper also runs when the controller only disappears.
class Card: UIViewController {
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { stop() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stop()
  }

  private func stop() {
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
  }
}

final class ListCard: Card {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(update), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @objc private func update() {}
}
