// Case: does a reused cell observe another model on each pass while the former model lives on, because a method hands out
// what a cache keeps?
import Combine
import UIKit

final class ListController: UITableViewController {
  private let list = ListModel()

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0, let row = list.row(at: indexPath.row) {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cached", for: indexPath) as! CachedCell
      cell.configure(row)
      return cell
    }
    if indexPath.section == 1, let row = list.row(at: indexPath.row) {
      let cell = tableView.dequeueReusableCell(withIdentifier: "emptied", for: indexPath) as! EmptiedCell
      cell.configure(row)
      return cell
    }
    // The former model goes with the cell's next one.
    let cell = tableView.dequeueReusableCell(withIdentifier: "fresh", for: indexPath) as! FreshCell
    cell.configure(list.makeRow())
    return cell
  }

  @objc func open() { navigationController?.pushViewController(ListController(), animated: true) }
}

final class CachedCell: UITableViewCell {
  private var bag: Set<AnyCancellable> = []

  func configure(_ row: RowModel) {
    row.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

final class EmptiedCell: UITableViewCell {
  private var bag: Set<AnyCancellable> = []

  func configure(_ row: RowModel) {
    row.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = []
  }
}

final class FreshCell: UITableViewCell {
  private var bag: Set<AnyCancellable> = []

  func configure(_ row: RowModel) {
    row.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)
  }
}
