// Case: is a method repeated that configures each row again, and that an element of a collection is given to?
import UIKit

class Row: UITableViewCell {
  func set(item: String) {}
}

final class ProgressRow: Row {
  override func set(item: String) {
    super.set(item: item)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)  // expect: unbalanced_lifecycle, unmatched_selector_observer
  }

  @objc private func changed() {}
}

final class QuietRow: Row {
  override func set(item: String) {
    super.set(item: item)
    NotificationCenter.default.removeObserver(self, name: .changed, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)
  }

  @objc private func changed() {}
}

final class List: UITableViewController {
  private var items: [String] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Row
    cell.set(item: items[indexPath.row])
    return cell
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
