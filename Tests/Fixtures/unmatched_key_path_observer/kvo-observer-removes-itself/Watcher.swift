import UIKit

final class Watcher: NSObject {
  weak var page: UIView?

  func stop() { page?.removeObserver(self, forKeyPath: "alpha") }
}
