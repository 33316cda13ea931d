// Case: each branch of `#if` declares the name. The removal spells the name of one branch.
import UIKit

enum Names {
  #if swift(>=4.2)
    static let active = UIApplication.didBecomeActiveNotification
  #else
    static let active = NSNotification.Name.UIApplicationDidBecomeActive
  #endif
}

final class RadioController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(resume), name: Names.active, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self, name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func resume() {}
}

final class LampController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, unmatched_selector_observer
      self, selector: #selector(resume), name: Names.active, object: nil)
  }

  @objc private func resume() {}
}
