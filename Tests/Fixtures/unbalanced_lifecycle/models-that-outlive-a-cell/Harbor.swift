// Case: does a reused cell observe a further model while the former model lives on: in a dictionary of another object, in
// the cache of a type that conforms to a protocol, or as the app's own? The cells come from a generic function of another
// file.
import Combine
import UIKit

final class HarborController: UITableViewController {
  private let harbor: Harbor
  private let fleet: Fleet

  init(harbor: Harbor, fleet: Fleet) {
    self.harbor = harbor
    self.fleet = fleet
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.section {
    case 0:
      guard let cell = tableView.nextCell(BerthCell.self) else { return UITableViewCell() }
      if let berth = harbor.berths[indexPath.row] {
        cell.show(berth: berth)
      } else {
        let berth = Berth()
        harbor.berths[indexPath.row] = berth
        cell.show(berth: berth)
      }
      return cell
    case 1:
      guard let cell = tableView.nextCell(ShipCell.self), let ship = fleet.ship(at: indexPath.row) else {
        return UITableViewCell()
      }
      cell.show(ship: ship)
      return cell
    case 2:
      guard let cell = tableView.nextCell(TideCell.self) else { return UITableViewCell() }
      cell.showTide()
      return cell
    case 3:
      // The former model goes with the cell's next one.
      guard let cell = tableView.nextCell(GuestCell.self) else { return UITableViewCell() }
      let guest = Guest()
      cell.show(guest: guest)
      return cell
    default:
      // The list, and its cache, is another one on each pass.
      guard let cell = tableView.nextCell(CraneCell.self) else { return UITableViewCell() }
      cell.show(crane: CraneList().crane(at: indexPath.row))
      return cell
    }
  }

  @objc func open() {
    navigationController?.pushViewController(HarborController(harbor: harbor, fleet: fleet), animated: true)
  }
}
