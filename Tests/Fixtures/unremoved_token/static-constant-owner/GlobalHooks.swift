// Case: is a token in a static constant, which lives as long as the process, silent?
import Foundation

enum GlobalHooks {
  static let lowPower = NotificationCenter.default.addObserver(
    forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: nil
  ) { _ in
    print("power")
  }

  static func install() {
    _ = lowPower
  }
}
