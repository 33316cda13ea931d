// No list of `self` keeps these cells, or the observation ends when the list no longer shows the cell.
import Combine
import UIKit

final class TitleCell: UITableViewCell {
  let picked = PassthroughSubject<Void, Never>()
  var tokens = Set<AnyCancellable>()

  override func prepareForReuse() {
    super.prepareForReuse()
    tokens = []
  }
}

/// The list keeps its source weakly, and the source keeps no list.
final class TitleSource: NSObject, UITableViewDataSource {
  private var count = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "title", for: indexPath) as! TitleCell
    cell.picked.sink { self.count += 1 }.store(in: &cell.tokens)
    return cell
  }
}

final class HeadlineCell: UITableViewCell {
  let picked = PassthroughSubject<Void, Never>()
  var tokens = Set<AnyCancellable>()
}

final class HeadlinesController: UITableViewController {
  private var count = 0

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "headline", for: indexPath) as! HeadlineCell
    cell.picked.sink { self.count += 1 }.store(in: &cell.tokens)
    return cell
  }

  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
    (cell as? HeadlineCell)?.tokens = []
  }
}
