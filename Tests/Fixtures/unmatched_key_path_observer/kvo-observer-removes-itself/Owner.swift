// Case: is a key path's observer that removes itself in its own file matched with its owner's registration?
import UIKit

final class Owner: NSObject {
  let page = UIView()
  let watcher = Watcher()

  func attach() {
    page.addObserver(watcher, forKeyPath: "alpha", options: .new, context: nil)
  }
}
