// Case: is a registration in a button's action silent, as the user repeats it and not the lifecycle?
import UIKit

final class Panel: UIViewController {
  private let button = UIButton()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .panelChanged, object: nil)
      }, for: .touchUpInside)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let panelChanged = Notification.Name("PanelChanged")
}
