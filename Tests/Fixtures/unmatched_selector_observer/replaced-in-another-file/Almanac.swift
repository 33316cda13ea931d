// Case: a shared object that another file replaces does not live as long as the process.
import Foundation

final class Almanac: NSObject {
  static var shared = Almanac()
  static var spare = Almanac()

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(turn), name: .NSCalendarDayChanged, object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func turn() {}
}
