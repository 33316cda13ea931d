// Case: is the removal of a property reported that never holds a token?
import Foundation

final class Mixer {
  private var fadeObserver: (any NSObjectProtocol)?

  func start() {
    _ = NotificationCenter.default.addObserver(forName: .faded, object: nil, queue: .main) { _ in print("faded") }  // expect: discarded_token
  }

  func stop() {
    if let observer = fadeObserver {
      NotificationCenter.default.removeObserver(observer)  // expect: ineffective_removal
    }
    fadeObserver = nil
  }
}

extension Notification.Name {
  static let faded = Notification.Name("Faded")
}
