// Case: is a method safe that removes before it registers?
import UIKit

final class Cell: UITableViewCell {
  private var token: (any NSObjectProtocol)?

  override func prepareForReuse() {
    super.prepareForReuse()
    if let token { NotificationCenter.default.removeObserver(token) }
    token = NotificationCenter.default.addObserver(forName: .priceChanged, object: nil, queue: .main) { _ in print("price") }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    NotificationCenter.default.removeObserver(self, name: .themeChanged, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(themed), name: .themeChanged, object: nil)
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func themed() {}
}

extension Notification.Name {
  static let priceChanged = Notification.Name("PriceChanged")
  static let themeChanged = Notification.Name("ThemeChanged")
}
