// Case: does a removal run whose flag no code ever sets?
import UIKit

final class Scanner: UIViewController {
  private var isObserving = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isObserving {
      NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
        self, selector: #selector(update), name: Notification.Name("Scan"), object: nil)
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isObserving {
      NotificationCenter.default.removeObserver(self, name: Notification.Name("Scan"), object: nil)
    }
  }

  @objc private func update() { view.setNeedsLayout() }
}

final class Printer: UIViewController {
  private var isObserving = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isObserving {
      NotificationCenter.default.addObserver(
        self, selector: #selector(update), name: Notification.Name("Print"), object: nil)
      isObserving.toggle()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isObserving {
      NotificationCenter.default.removeObserver(self, name: Notification.Name("Print"), object: nil)
      isObserving.toggle()
    }
  }

  @objc private func update() { view.setNeedsLayout() }
}
