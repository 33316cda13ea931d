// Case: which controllers call a method that the program adds to a framework's class?
import UIKit

extension UIViewController {
  func watchKeyboard() {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, unmatched_selector_observer
      self, selector: #selector(keyboardShown), name: UIResponder.keyboardDidShowNotification, object: nil)
  }

  func watchTheme() {
    NotificationCenter.default.addObserver(self, selector: #selector(keyboardShown), name: .themeChanged, object: nil)  // expect: unmatched_selector_observer
  }

  @objc func keyboardShown() {}
}

final class AddressForm: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    watchKeyboard()
  }
}

final class ThemeForm: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    watchTheme()
  }
}

extension Notification.Name {
  static let themeChanged = Notification.Name("ThemeChanged")
}
