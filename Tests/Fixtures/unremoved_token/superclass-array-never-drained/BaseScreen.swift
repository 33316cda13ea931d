// Case: is a token that a subclass appends to its superclass's array reported when neither class removes it?
import UIKit

class BaseScreen: UIViewController {
  var tokens: [any NSObjectProtocol] = []

  func closeScreen() {
    tokens = []
    dismiss(animated: true)
  }
}
