import UIKit

final class List: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "price", for: indexPath) as! PriceCell
    cell.configure()
    return cell
  }
}
