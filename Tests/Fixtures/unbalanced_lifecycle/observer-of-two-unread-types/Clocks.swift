// Case: the observer has two types that no file declares, and the file reads their names late.
import UIKit

class AlarmScreen: PodScreen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(ring), name: .alarm, object: nil)
  }
}

class ClockScreen: UIViewController {
  var hands: (NSObject & Ticking)!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(hands!, selector: #selector(Hands.tick), name: .alarm, object: nil)  // allow: unbalanced_lifecycle, unmatched_selector_observer
  }
}

extension Notification.Name {
  static let alarm = Notification.Name("alarm")
}
