// Case: is the removal of an object silent that is not the type's own, such as a view of the framework?
import UIKit

final class Table: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // The table view scrolls by itself when the keyboard shows, which is not wanted here.
    NotificationCenter.default.removeObserver(
      tableView as Any, name: UIResponder.keyboardWillShowNotification, object: nil)
  }
}
