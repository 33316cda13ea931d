import UIKit

final class Model: NSObject, Ticking {
  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func tick() {}
}
