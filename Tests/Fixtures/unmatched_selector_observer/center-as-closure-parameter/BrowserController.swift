// Case: is a center recognised as a closure's `$0` or named parameter, as a parameter, and behind a protocol?
import UIKit

protocol Center {
  func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?)
  func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?)
}

extension NotificationCenter: Center {}

extension NSObjectProtocol {
  @discardableResult
  func configured(_ configure: (Self) -> Void) -> Self {
    configure(self)
    return self
  }
}

final class BrowserController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.configured {
      $0.addObserver(self, selector: #selector(tabsChanged), name: .tabsChanged, object: nil)  // expect: unmatched_selector_observer
      $0.addObserver(self, selector: #selector(tabsChanged), name: .tabsRestored, object: nil)
    }
    NotificationCenter.default.configured { center in
      center.addObserver(self, selector: #selector(tabsChanged), name: .tabsMoved, object: nil)  // expect: unmatched_selector_observer
    }
    observe(on: NotificationCenter.default)
  }

  private func observe(on center: any Center) {
    center.addObserver(self, selector: #selector(tabsChanged), name: .tabsClosed, object: nil)  // expect: unmatched_selector_observer
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .tabsRestored, object: nil)
  }

  @objc private func tabsChanged() {}
}

extension Notification.Name {
  static let tabsChanged = Notification.Name("TabsChanged")
  static let tabsRestored = Notification.Name("TabsRestored")
  static let tabsMoved = Notification.Name("TabsMoved")
  static let tabsClosed = Notification.Name("TabsClosed")
}
