// Case: does a counterpart that removes another name leave the registration unbalanced?
import UIKit

final class Recorder: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, unmatched_selector_observer
      self, selector: #selector(pause), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(  // expect: ineffective_removal
      self, name: UIApplication.willResignActiveNotification, object: nil)
  }

  @objc private func pause() {}
}
