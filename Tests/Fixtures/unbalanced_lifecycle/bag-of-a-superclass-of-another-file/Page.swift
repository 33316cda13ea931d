import Combine
import UIKit

class Page: UIViewController {
  var bag = Set<AnyCancellable>()
}

class EmptiedPage: UIViewController {
  var bag = Set<AnyCancellable>()

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    bag.removeAll()
  }
}
