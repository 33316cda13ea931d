// Case: is a base class known that is reached through a typealias, or through an extension of the base, so that its removal counts?
import UIKit

typealias Base = CoreController

class CoreController: UIViewController {}

extension CoreController {
  func removeFromCenter() {
    NotificationCenter.default.removeObserver(self)
  }
}
