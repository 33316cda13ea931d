// Case: is the configuration of a cell repeated by a data source in another file?
import UIKit

final class PriceCell: UITableViewCell {
  func configure() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .tick, object: nil)  // expect: unbalanced_lifecycle
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func changed() {}
}
