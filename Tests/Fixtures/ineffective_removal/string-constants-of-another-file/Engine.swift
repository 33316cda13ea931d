// Case: is a string constant read that a file of its own declares, and of which a name is made?
import Foundation

final class Engine: NSObject {
  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(changed), name: Notification.Name(stalledText), object: nil)
    center.addObserver(self, selector: #selector(changed), name: .init(rawValue: Texts.resumed), object: nil)
    center.addObserver(self, selector: #selector(changed), name: .init(movedText), object: nil)  // expect: unmatched_selector_observer
    center.addObserver(self, selector: #selector(changed), name: NSNotification.Name(rawValue: Texts.ended), object: nil)  // expect: unmatched_selector_observer
  }

  deinit {
    let center = NotificationCenter.default
    center.removeObserver(self, name: .init("Stalled"), object: nil)
    center.removeObserver(self, name: .init("Resumed"), object: nil)
    center.removeObserver(self, name: .init("Finished"), object: nil)  // expect: note ineffective_removal
  }

  @objc private func changed() {}
}
