// Case: a superclass of another package may remove the observers of `self`. A class that removes other names of the same
// center itself, where the method has its counterpart, does not rely on that.
import Composing
import UIKit

extension Notification.Name {
  static let imageTapped = Notification.Name("ImageTapped")
  static let panelShown = Notification.Name("PanelShown")
  static let panelHidden = Notification.Name("PanelHidden")
}

final class RoomController: ComposerController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(shown), name: .panelShown, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(hidden), name: .panelHidden, object: nil)
    RoomCenter.own.addObserver(self, selector: #selector(tapped), name: .imageTapped, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forget()
  }

  private func forget() {
    NotificationCenter.default.removeObserver(self, name: .panelHidden, object: nil)
  }

  @objc private func shown() { navigationController?.pushViewController(RoomController(), animated: true) }
  @objc private func hidden() {}
  @objc private func tapped() {}
}

enum RoomCenter {
  static let own = NotificationCenter()
}

// Nothing here removes an observer when the view disappears.
final class HallController: ComposerController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(shown), name: .panelShown, object: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(hidden), name: .panelHidden, object: nil)
  }

  func close() {
    NotificationCenter.default.removeObserver(self, name: .panelHidden, object: nil)
  }

  @objc private func shown() {}
  @objc private func hidden() {}
}

// The counterpart removes the observer.
final class YardController: ComposerController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(shown), name: .panelShown, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self, name: .panelShown, object: nil)
  }

  @objc private func shown() {}
}

// The class removes an observer that its superclass registers.
final class CellarController: ComposerController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(shown), name: .panelShown, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self, name: .panelHidden, object: nil)  // allow: ineffective_removal
  }

  @objc private func shown() {}
}
