import Foundation

final class ListenerList {
  private var listeners: [Listener] = []

  func add(_ name: Notification.Name) {
    listeners.append(.make(name))
  }

  func removeAll() {
    for listener in listeners {
      NotificationCenter.default.removeObserver(listener.token)
    }
    listeners = []
  }
}
