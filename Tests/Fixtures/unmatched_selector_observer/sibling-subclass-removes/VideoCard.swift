import UIKit

final class VideoCard: Card {
  override init(frame: CGRect) {
    super.init(frame: frame)
    NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: .cardChanged, object: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .cardChanged, object: nil)
  }
}
