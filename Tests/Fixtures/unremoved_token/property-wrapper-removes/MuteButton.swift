import UIKit

final class MuteButton: UIButton {
  @AutoRemoved private var token: (any NSObjectProtocol)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    token = NotificationCenter.default.addObserver(forName: .muteChanged, object: nil, queue: .main) { [weak self] _ in
      self?.isSelected.toggle()
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension Notification.Name {
  static let muteChanged = Notification.Name("MuteChanged")
}
