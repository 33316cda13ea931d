import UIKit

final class DownloadsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    listen(to: .downloadFinished) { [weak self] _ in self?.tableView.reloadData() }
    listen(to: .downloadFailed) { [weak self] _ in self?.tableView.reloadData() }
  }
}

extension Notification.Name {
  static let downloadFinished = Notification.Name("DownloadFinished")
  static let downloadFailed = Notification.Name("DownloadFailed")
}
