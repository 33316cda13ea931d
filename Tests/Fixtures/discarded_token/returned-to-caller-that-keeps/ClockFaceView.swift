import UIKit

final class ClockFaceView: UIView {
  private let ticks = ClockTicks()
  private var minuteToken: (any NSObjectProtocol)?
  private var dayToken: (any NSObjectProtocol)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    minuteToken = ticks.everyMinute { [weak self] _ in self?.setNeedsDisplay() }
    dayToken = ticks.everyDay { [weak self] _ in self?.setNeedsDisplay() }
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    [minuteToken, dayToken].compactMap { $0 }.forEach(NotificationCenter.default.removeObserver)
  }
}
