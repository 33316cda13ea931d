// Case: does a sibling's removal, in another subclass of the same base, leave a subclass's registration unmatched?
import UIKit

class Card: UIView {
  @objc func refresh() {
    setNeedsDisplay()
  }
}

final class PhotoCard: Card {
  override init(frame: CGRect) {
    super.init(frame: frame)
    NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: .cardChanged, object: nil)  // expect: unmatched_selector_observer
  }

  required init?(coder: NSCoder) { nil }
}

extension Notification.Name {
  static let cardChanged = Notification.Name("CardChanged")
}
