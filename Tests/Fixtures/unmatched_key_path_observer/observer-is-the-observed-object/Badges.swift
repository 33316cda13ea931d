// Case: an object that observes itself ends together with its observer. A part of the object may outlive the object.
import UIKit

final class Badge: NSObject {
  @objc dynamic var count = 0
}

final class BadgeCell: UITableViewCell {
  @objc dynamic var isPicked = false
  @objc dynamic var badge: Badge?

  override func awakeFromNib() {
    super.awakeFromNib()
    addObserver(self, forKeyPath: #keyPath(isPicked), options: .new, context: nil)
    self.addObserver(self, forKeyPath: "isSelected", options: .new, context: nil)
    addObserver(self, forKeyPath: "badge.count", options: .new, context: nil)  // expect: note unmatched_key_path_observer
  }
}

final class BadgeListController: UITableViewController {
  private let pinned: BadgeCell
  private var spare: BadgeCell

  init(pinned: BadgeCell, spare: BadgeCell) {
    self.pinned = pinned
    self.spare = spare
    super.init(style: .plain)
    pinned.addObserver(pinned, forKeyPath: "isPicked", options: .new, context: nil)
    self.spare.addObserver(self.spare, forKeyPath: "isPicked", options: .new, context: nil)
    spare.addObserver(pinned, forKeyPath: "isPicked", options: .new, context: nil)  // expect: unmatched_key_path_observer
    next.addObserver(next, forKeyPath: "isPicked", options: .new, context: nil)  // expect: unmatched_key_path_observer
  }

  required init?(coder: NSCoder) { nil }

  private var next: BadgeCell { BadgeCell() }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let made = BadgeCell()
    made.addObserver(made, forKeyPath: "isPicked", options: [.new], context: nil)
    guard indexPath.section == 0 else { return made }
    // Both end together, but a reused cell observes itself once more on each pass.
    let cell = tableView.dequeueReusableCell(withIdentifier: "badge", for: indexPath) as! BadgeCell
    cell.addObserver(cell, forKeyPath: "isPicked", options: [.new], context: nil)  // expect: unbalanced_lifecycle
    return cell
  }

  @objc private func open() {
    navigationController?.pushViewController(BadgeListController(pinned: BadgeCell(), spare: BadgeCell()), animated: true)
  }
}
