// Case: is `self` still the observer when a closure removes it through a weak capture that is bound again, also by another name?
import UIKit

final class CameraController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(lensChanged), name: .lensChanged, object: nil)
    center.addObserver(self, selector: #selector(lensChanged), name: .flashChanged, object: nil)
    center.addObserver(self, selector: #selector(lensChanged), name: .focusChanged, object: nil)
  }

  func close() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      NotificationCenter.default.removeObserver(self, name: .lensChanged, object: nil)
    }
    dismiss(animated: true) { [weak self] in
      guard let strongSelf = self else { return }
      NotificationCenter.default.removeObserver(strongSelf, name: .flashChanged, object: nil)
    }
    let observer = self
    NotificationCenter.default.removeObserver(observer as Any, name: .focusChanged, object: nil)
  }

  @objc private func lensChanged() {}
}

extension Notification.Name {
  static let lensChanged = Notification.Name("LensChanged")
  static let flashChanged = Notification.Name("FlashChanged")
  static let focusChanged = Notification.Name("FocusChanged")
}
