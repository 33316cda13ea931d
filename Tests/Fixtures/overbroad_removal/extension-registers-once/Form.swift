// Case: is it a warning where an extension registers once, and the removal runs each time that the view disappears?
import UIKit

final class Form: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    watchTheme()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .formChanged, object: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
  }

  @objc func changed() {}
}

extension Form {
  func watchTheme() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .themeChanged, object: nil)
  }
}

final class List: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    watch()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
  }
}

extension List {
  func watch() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .themeChanged, object: nil)
  }

  @objc func changed() {}
}

extension Notification.Name {
  static let formChanged = Notification.Name("FormChanged")
  static let themeChanged = Notification.Name("ThemeChanged")
}
