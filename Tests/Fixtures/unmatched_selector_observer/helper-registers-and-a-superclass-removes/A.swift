// Case: is a helper that registers the observer it is given matched where an extension gives it and the class removes it?
import UIKit

final class AlbumController: UIViewController {
  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}
