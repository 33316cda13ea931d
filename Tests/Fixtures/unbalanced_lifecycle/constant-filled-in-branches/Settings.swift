// Case: a condition asks for a view of the cell that each pass makes in one of its branches
import Bond
import UIKit

final class SettingsController: UITableViewController {
  private let settings: Settings

  init(settings: Settings) {
    self.settings = settings
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell
    if indexPath.section == 0 {
      cell = UITableViewCell(style: .value1, reuseIdentifier: "value")
    } else {
      cell = UITableViewCell(style: .default, reuseIdentifier: "plain")
    }
    if let label = cell.detailTextLabel {
      // The binding ends with the label.
      settings.title
        .bind(to: label.reactive.text)
        .dispose(in: reactive.bag)
      NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, note unmatched_selector_observer
        self, selector: #selector(reload), name: UIContentSizeCategory.didChangeNotification, object: nil)
    }
    return cell
  }

  @objc private func reload() { tableView.reloadData() }
}

/// The list registers with the first cell that it makes.
final class ShelfController: UITableViewController {
  private var isWatching = false

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let isFirst: Bool
    if isWatching {
      isFirst = false
    } else {
      isFirst = true
      isWatching = true
    }
    if isFirst {
      NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
        self, selector: #selector(reload), name: UIContentSizeCategory.didChangeNotification, object: nil)
    }
    return UITableViewCell()
  }

  @objc private func reload() { tableView.reloadData() }
}

final class Settings {
  let title = Observable("Settings")
}
