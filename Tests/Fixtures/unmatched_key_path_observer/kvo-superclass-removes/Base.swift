// Case: may a superclass in another file remove the key path that a subclass registers?
import UIKit

class BaseGauge: NSObject {
  @objc dynamic var item: NSObject?

  deinit {
    item?.removeObserver(self, forKeyPath: "status")
  }
}
