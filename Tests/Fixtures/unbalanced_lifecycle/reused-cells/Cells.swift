import UIKit

final class PriceCell: UITableViewCell {
  func configure() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .priceChanged, object: nil)  // expect: unbalanced_lifecycle
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func changed() {}
}

final class StockCell: UITableViewCell {
  func configure() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .priceChanged, object: nil)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    NotificationCenter.default.removeObserver(self, name: .priceChanged, object: nil)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let priceChanged = Notification.Name("PriceChanged")
}
