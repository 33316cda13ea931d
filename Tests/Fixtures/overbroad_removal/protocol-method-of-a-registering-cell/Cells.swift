// Case: does a protocol's method remove what a class registers once, and loses when it is reused?
import UIKit

extension Notification.Name {
  static let statusChanged = Notification.Name("StatusChanged")
  static let titleChanged = Notification.Name("TitleChanged")
}

protocol ChannelCell: class {
  func subscribe()
  func removeObservers()
}

extension ChannelCell {
  func removeObservers() {
    NotificationCenter.default.removeObserver(self)  // expect: overbroad_removal
  }
}

final class DirectCell: UITableViewCell, ChannelCell {
  func configure() { subscribe() }

  func subscribe() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .statusChanged, object: nil)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    removeObservers()
  }

  @objc private func changed() { print("status") }
}

final class GroupCell: UITableViewCell, ChannelCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    subscribe()
  }

  func subscribe() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .titleChanged, object: nil)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    removeObservers()
  }

  @objc private func changed() { print("title") }
}

final class ChannelList: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "direct", for: indexPath)
    (cell as? DirectCell)?.configure()
    return cell
  }
}
