import Kit
import UIKit

final class HelpScreen: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: Notification.Name("HelpChanged"), object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func reload() {}
}
