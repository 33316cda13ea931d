// Case: is the removal of a property silent when another file stores the token?
import Foundation

final class Mixer {
  var fadeObserver: (any NSObjectProtocol)?

  func stop() {
    if let observer = fadeObserver {
      NotificationCenter.default.removeObserver(observer)
    }
  }
}
