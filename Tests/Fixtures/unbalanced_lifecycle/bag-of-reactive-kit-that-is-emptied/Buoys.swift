// Case: ReactiveKit: the code empties the bag that the library gives each object
import Bond
import ReactiveKit
import UIKit

final class Buoy {
  let name = Observable("")
}

final class BuoyCell: UITableViewCell {
  private let nameLabel = UILabel()

  override func prepareForReuse() {
    super.prepareForReuse()
    reactive.bag.dispose()
  }

  func show(_ buoy: Buoy) {
    buoy.name.bind(to: nameLabel.reactive.text).dispose(in: reactive.bag)
  }
}

final class BuoysController: UITableViewController {
  var buoys: [Buoy] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "buoy", for: indexPath) as! BuoyCell
    cell.show(buoys[indexPath.row])
    return cell
  }
}
