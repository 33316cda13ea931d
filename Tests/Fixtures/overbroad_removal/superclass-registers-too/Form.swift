// Case: is a subclass reported that ends what its superclass in another file registered?
import UIKit

final class Form: BaseForm {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
  }
}
