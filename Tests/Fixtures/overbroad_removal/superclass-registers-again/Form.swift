// Case: is it a note only where the superclass registers again each time that the removal runs?
import UIKit

class BaseForm: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    watchTheme()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self, name: .themeChanged, object: nil)
  }

  private func watchTheme() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .themeChanged, object: nil)
  }

  @objc func changed() {}
}

final class LoginForm: BaseForm {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
  }
}

final class HelpForm: BaseForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .helpChanged, object: nil)
  }

  func close() {
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
  }
}

extension Notification.Name {
  static let themeChanged = Notification.Name("ThemeChanged")
  static let helpChanged = Notification.Name("HelpChanged")
}
