// Case: does a removal in a comment or a string literal leave the registration unmatched, while one in an interpolation counts?
import Foundation

final class CatalogModel: NSObject {
  let advice = "NotificationCenter.default.removeObserver(self)"

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .catalogChanged, object: nil)  // expect: unmatched_selector_observer
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .catalogClosed, object: nil)
  }

  deinit {
    // NotificationCenter.default.removeObserver(self)
    print("bye \(NotificationCenter.default.removeObserver(self, name: .catalogClosed, object: nil))")
  }

  @objc private func reload() {}
}

extension Notification.Name {
  static let catalogChanged = Notification.Name("CatalogChanged")
  static let catalogClosed = Notification.Name("CatalogClosed")
}
