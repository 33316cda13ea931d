// Case: is a receiver of unknown type taken for a center when the call has Foundation's full set of labels?
import ChatKit
import UIKit

final class LobbyController: UIViewController {
  var environment: ChatKit.Environment?

  override func viewDidLoad() {
    super.viewDidLoad()
    environment?.eventCenter.addObserver(self, selector: #selector(joined), name: Notification.Name("Joined"), object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func joined() {}
}
