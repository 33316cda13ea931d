// Case: is the configuration of a reused cell repeated, and is a removal in `prepareForReuse` its counterpart?
import UIKit

final class List: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "price", for: indexPath) as! PriceCell
      cell.configure()
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "stock", for: indexPath) as! StockCell
    cell.configure()
    return cell
  }
}
