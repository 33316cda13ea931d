import UIKit

class Base: NSObject {
  deinit { NotificationCenter.default.removeObserver(self) }
}
