// Case: is a base class from another package unknown, hence silent, since it may remove what the subclass registers?
import CommerceKit
import UIKit

final class StoreController: CommerceController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(priceChanged), name: .priceChanged, object: nil)
  }

  @objc private func priceChanged() {}
}

class MiddleController: CommerceKit.TabController {}

final class BasketController: MiddleController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(basketChanged), name: .basketChanged, object: nil)
  }

  @objc private func basketChanged() {}
}

extension Notification.Name {
  static let priceChanged = Notification.Name("PriceChanged")
  static let basketChanged = Notification.Name("BasketChanged")
}
