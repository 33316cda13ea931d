// Case: does a generic superclass in another file remove what its subclass appends to the inherited array?
import UIKit

class ObservingScreen<Model>: UIViewController {
  var model: Model?
  var tokens: [any NSObjectProtocol] = []

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}
