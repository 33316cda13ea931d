// Case: a helper unregisters any object from an event bus
import SwiftEventBus
import UIKit

enum Events {
  static func end(_ object: AnyObject) { SwiftEventBus.unregister(object) }
}

final class RadioController: UIViewController {
  private var songs = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    SwiftEventBus.onMainThread(self, name: "song") { _ in self.songs += 1 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Events.end(self)
  }
}

func open(_ stack: UINavigationController) { stack.pushViewController(RadioController(), animated: true) }
