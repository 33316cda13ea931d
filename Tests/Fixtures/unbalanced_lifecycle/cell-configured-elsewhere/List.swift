import UIKit

final class List: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "price", for: indexPath) as! PriceCell
    cell.configure()
    return cell
  }
}

final class Sentinel: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(woke), name: .wokeSentinel, object: nil)
  }
  deinit { NotificationCenter.default.removeObserver(self, name: .wokeSentinel, object: nil) }
  @objc private func woke() {}
}
extension Notification.Name { static let wokeSentinel = Notification.Name("WokeSentinel") }
