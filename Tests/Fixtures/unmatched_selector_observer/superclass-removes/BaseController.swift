// Case: does a superclass (here a grandparent in another file) remove what a subclass registers?
import UIKit

class BaseController: UIViewController {
  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}

class ListController: BaseController {
  var rows: [String] = []
}
