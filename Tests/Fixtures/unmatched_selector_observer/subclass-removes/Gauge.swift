// Case: does a subclass in another file remove what its superclass registers?
import UIKit

class Gauge: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    NotificationCenter.default.addObserver(self, selector: #selector(unitsChanged), name: .unitsChanged, object: nil)
  }

  required init?(coder: NSCoder) { nil }

  @objc func unitsChanged() {}
}

extension Notification.Name {
  static let unitsChanged = Notification.Name("UnitsChanged")
}
