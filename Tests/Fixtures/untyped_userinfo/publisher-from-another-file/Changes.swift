// Case: is a cast reported when the publisher is a property of another file?
import Combine
import Foundation

struct Changes {
  let saved: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: Notification.Name("Saved"))
}
