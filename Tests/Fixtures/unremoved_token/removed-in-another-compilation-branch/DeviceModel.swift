// Case: does a removal count that stands in a branch of `#if` other than the registration's?
import Foundation

final class DeviceModel {
  private var token: (any NSObjectProtocol)?

  func start() {
    #if os(macOS)
      token = NotificationCenter.default.addObserver(forName: .deviceAdded, object: nil, queue: nil) { _ in print("mac") }
    #else
      token = NotificationCenter.default.addObserver(forName: .deviceAdded, object: nil, queue: nil) { _ in print("phone") }
    #endif
  }

  func stop() {
    #if !DEBUG
      if let token { NotificationCenter.default.removeObserver(token) }
    #else
      print("keep observing \(String(describing: token))")
    #endif
  }
}

extension Notification.Name {
  static let deviceAdded = Notification.Name("DeviceAdded")
}
