import UIKit

final class Model: NSObject {
  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func tick() {}
}
