// Case: is a timer's `userInfo` no notification's?
import Foundation

final class Ticker: NSObject {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: ["step": 2], repeats: true)
  }

  @objc private func tick(_ timer: Timer) {
    guard let info = timer.userInfo as? [String: Any], let step = info["step"] as? Int else { return }
    print(step)
  }
}
