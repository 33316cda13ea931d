// Case: a parameter gives the key path of an observation
import UIKit

final class GaugeController: UIViewController {
  private var tokens: [NSKeyValueObservation] = []
  private var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    watch(\.isEditing)
    watchWeakly(\.isEditing)
  }

  private func watch(_ path: KeyPath<GaugeController, Bool>) {
    tokens.append(observe(path) { _, _ in self.changes += 1 })  // expect: retain_cycle
  }

  private func watchWeakly(_ path: KeyPath<GaugeController, Bool>) {
    tokens.append(observe(path) { [weak self] _, _ in self?.changes += 1 })
  }
}

/// The method of the program takes no key path.
final class DialController: UIViewController {
  private var tokens: [String] = []
  private var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens.append(observe("speed") { _, _ in self.changes += 1 })
  }

  private func observe(_ name: String, _ handler: (Int, Int) -> Void) -> String {
    handler(0, 0)
    return name
  }
}

func open(_ stack: UINavigationController) {
  stack.pushViewController(GaugeController(), animated: true)
  stack.pushViewController(DialController(), animated: true)
}
