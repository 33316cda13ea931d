// Case: the poster was changed to another key, and a handler in another file still reads the old one.
import Foundation

extension Notification.Name {
  static let tideChanged = Notification.Name("TideChanged")
}
