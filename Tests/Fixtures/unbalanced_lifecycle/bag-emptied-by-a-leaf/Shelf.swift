// Case: does the subclass of a subclass that empties the bag count?
import Combine
import UIKit


class ShelfController: UIViewController {
  let shelf: Shelf
  var bag = Set<AnyCancellable>()

  init(shelf: Shelf) {
    self.shelf = shelf
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shelf.opened.sink { print($0) }.store(in: &bag)
  }
}

final class Shelf {
  let opened = PassthroughSubject<String, Never>()
}
