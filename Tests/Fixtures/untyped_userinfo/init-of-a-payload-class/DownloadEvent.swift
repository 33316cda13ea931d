// Case: is a payload class's initializer from an NSNotification the typed access too, and an enum's?
import Foundation

final class DownloadEvent {
  let url: URL?

  init(notification: NSNotification) {
    url = notification.userInfo?["url"] as? URL
  }
}

enum ConnectionEvent {
  case up(speed: Int)
  case down

  init(_ notification: Notification) {
    if let speed = notification.userInfo?["speed"] as? Int {
      self = .up(speed: speed)
    } else {
      self = .down
    }
  }
}
