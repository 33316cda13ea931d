// Case: is a base class in another module of the same program known, so that its lack of a removal is reported?
import UIKit

open class Screen: UIViewController {
  public func close() {
    dismiss(animated: true)
  }
}
