// Case: are tokens in a dictionary reported when its entries are dropped but never removed from the center?
import Foundation

final class MixerModel {
  private var observers: [Notification.Name: any NSObjectProtocol] = [:]

  func observe(_ name: Notification.Name, _ block: @escaping @Sendable () -> Void) {
    observers[name] = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in  // expect: unremoved_token
      block()
    }
  }

  func forget(_ name: Notification.Name) {
    observers.removeValue(forKey: name)
  }
}
