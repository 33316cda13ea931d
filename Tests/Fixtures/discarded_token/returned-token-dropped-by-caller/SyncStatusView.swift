import UIKit

final class SyncStatusView: UIView {
  private let events = SyncEvents(center: .default)

  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = events.onFinish { [weak self] _ in  // allow: discarded_token
      self?.isHidden = true
    }
  }

  required init?(coder: NSCoder) { nil }
}
