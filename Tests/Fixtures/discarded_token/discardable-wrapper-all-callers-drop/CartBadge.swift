import UIKit

final class CartBadge: UIView {
  private let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(countLabel)
    Bus.on(.cartDidChange) { [weak self] in self?.refresh() }  // allow: discarded_token
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Bus.on(.cartDidChange) { [weak self] in self?.refresh() }  // allow: discarded_token
  }

  private func refresh() {
    countLabel.text = "!"
  }
}

extension Notification.Name {
  static let cartDidChange = Notification.Name("CartDidChange")
}
