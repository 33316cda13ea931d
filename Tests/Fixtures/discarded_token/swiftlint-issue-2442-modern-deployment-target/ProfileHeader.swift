// Case: SwiftLint 2442: on systems that forget dead selector observers, a dropped block token is still a leak.
import UIKit

@available(iOS 17, *)
final class ProfileHeader: UIView {
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(nameLabel)
    NotificationCenter.default.addObserver(forName: .profileRenamed, object: nil, queue: .main) { [weak self] note in  // expect: discarded_token
      self?.nameLabel.text = note.object as? String
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension Notification.Name {
  static let profileRenamed = Notification.Name("ProfileRenamed")
}
