// Case: is a name made of a case's raw value the same as the literal that says it, and another than one that does not?
import Foundation

final class SignalBox: NSObject {
  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(raised), name: Notification.Name(Signal.raised.rawValue), object: nil)
    center.addObserver(self, selector: #selector(raised), name: .init(rawValue: Signal.lowered.rawValue), object: nil)
    center.addObserver(self, selector: #selector(raised), name: .init(Signal.swapped.rawValue), object: nil)
    center.addObserver(self, selector: #selector(raised), name: .init(Signal.stuck.rawValue), object: nil)  // expect: unmatched_selector_observer
  }

  deinit {
    let center = NotificationCenter.default
    center.removeObserver(self, name: .init("SignalRaised"), object: nil)
    center.removeObserver(self, name: .init("lowered"), object: nil)
    center.removeObserver(self, name: NSNotification.Name("swapped"), object: nil)
    center.removeObserver(self, name: .init("stuck"), object: nil)  // expect: note ineffective_removal
  }

  @objc private func raised() {}
}
