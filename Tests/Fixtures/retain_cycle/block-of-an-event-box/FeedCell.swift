// Case: EventBox keeps the block until the object is taken off
import EventBox
import UIKit

final class FeedCell: UITableViewCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    EventBox.onMainThread(self, name: .fontChanged) { _ in self.setNeedsLayout() }  // expect: retain_cycle
    EventBox.onMainThread(self, name: .fontChanged) { [weak self] _ in self?.setNeedsLayout() }
  }

  /// The deinitializer never runs.
  deinit { EventBox.off(self) }
}

final class FeedController: UITableViewController {
  private let filter = FilterController()

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "feed", for: indexPath) as! FeedCell
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    EventBox.on(self, name: .fontChanged, sender: nil, queue: nil) { _ in self.tableView.reloadData() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    EventBox.off(self)
    filter.mode = .off
  }
}

/// Only one name is taken off.
final class FilterController: UIViewController {
  enum Mode { case on, off }

  var mode = Mode.on

  override func viewDidLoad() {
    super.viewDidLoad()
    EventBox.onBackgroundThread(self, name: .fontChanged) { _ in self.mode = .off }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    EventBox.off(self, name: .fontChanged)
  }
}

extension Notification.Name {
  static let fontChanged = Notification.Name("FontChanged")
}
