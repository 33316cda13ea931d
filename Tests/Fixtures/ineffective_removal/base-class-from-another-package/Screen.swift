// Case: is a removal silent where a base class of another package may have registered?
import SomeKit
import UIKit

final class Screen: SomeKitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.removeObserver(self, name: .someKitEvent, object: nil)
  }
}
