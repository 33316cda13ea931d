// Case: may a method that no file declares remove the observer in between, if it gets the observer and what it observes?
import ObserverExtras
import UIKit

final class GridScreen: UICollectionViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    collectionView.addObserver(self, forKeyPath: "frame", options: .new, context: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    collectionView.unhook(self, from: "frame")
  }
}

final class NewsScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(  // allow: unmatched_selector_observer
      self, selector: #selector(reload), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.unhook(self, from: UIApplication.didBecomeActiveNotification)
  }

  @objc private func reload() { title = "News" }
}

/// The method gets another name.
final class MapScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, unmatched_selector_observer
      self, selector: #selector(reload), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.unhook(self, from: UIApplication.willTerminateNotification)
  }

  @objc private func reload() { title = "Map" }
}

/// The center's own method sends a notification.
final class LogScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, unmatched_selector_observer
      self, selector: #selector(reload), name: Notification.Name("LogChanged"), object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.post(name: Notification.Name("LogChanged"), object: self)
  }

  @objc private func reload() { title = "Log" }
}

/// The program declares the method, which removes nothing.
final class TimeScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, unmatched_selector_observer
      self, selector: #selector(reload), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.describe(self)
  }

  @objc private func reload() { title = "Time" }
}
