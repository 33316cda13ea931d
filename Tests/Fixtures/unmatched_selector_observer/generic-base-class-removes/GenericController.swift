// Case: does a generic base class, subclassed with concrete arguments, remove what its subclass registers?
import UIKit

class GenericController<Item, Cell: UITableViewCell>: UITableViewController {
  var items: [Item] = []

  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}
