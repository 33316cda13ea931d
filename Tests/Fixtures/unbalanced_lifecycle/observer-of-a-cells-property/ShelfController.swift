import UIKit

final class ShelfController: UITableViewController {
  private var books: [Book] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let book = books[indexPath.row]
    if let cell = cell as? BookCell {
      cell.book = book
    } else if let cell = cell as? LoanCell {
      cell.book = book
      cell.loaned = book
    } else if let cell = cell as? FreshCell {
      cell.book = book
    }
    return cell
  }
}
