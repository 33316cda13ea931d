// Case: does a removal end the registrations of a reused cell that stand in other branches of the same statement?
import UIKit

final class SettingCell: UITableViewCell {
  func configure(row: Int) {
    switch row {
    case 0:
      NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
        self, selector: #selector(update), name: Notification.Name("Motion"), object: nil)
    default:
      NotificationCenter.default.removeObserver(self, name: Notification.Name("Motion"), object: nil)
    }
  }

  @objc private func update() { setNeedsLayout() }
}

final class SoundCell: UITableViewCell {
  func configure(row: Int) {
    NotificationCenter.default.removeObserver(self, name: Notification.Name("Sound"), object: nil)
    switch row {
    case 0:
      NotificationCenter.default.addObserver(
        self, selector: #selector(update), name: Notification.Name("Sound"), object: nil)
    default: break
    }
  }

  @objc private func update() { setNeedsLayout() }
}

final class SettingsController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    if path.section == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: path) as! SettingCell
      cell.configure(row: path.row)
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "sound", for: path) as! SoundCell
    cell.configure(row: path.row)
    return cell
  }
}

// The window comes and goes.
final class Badge: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      NotificationCenter.default.addObserver(
        self, selector: #selector(update), name: Notification.Name("Badge"), object: nil)
    } else {
      NotificationCenter.default.removeObserver(self, name: Notification.Name("Badge"), object: nil)
    }
  }

  @objc private func update() { setNeedsLayout() }
}
