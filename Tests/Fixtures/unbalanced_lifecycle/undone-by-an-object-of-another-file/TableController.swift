// Case: does an object of another file count that is given `self` in between, and undoes it through a protocol?
import UIKit

class TableController: UIViewController, Clearing {
  let waiter = Waiter()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(serve), name: .init("Soup"), object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    waiter.clear(self)
  }

  func clearAway() {
    NotificationCenter.default.removeObserver(self, name: .init("Soup"), object: nil)
  }

  @objc func serve() {}
}

class BarController: UIViewController, Clearing {
  let waiter = Waiter()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(serve), name: .init("Beer"), object: nil)  // expect: unbalanced_lifecycle
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    waiter.greet(self)
  }

  func clearAway() {
    NotificationCenter.default.removeObserver(self, name: .init("Beer"), object: nil)
  }

  @objc func serve() {}
}
