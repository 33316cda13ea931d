// Case: a helper of a protocol registers with `self`, and those that conform unregister in their `deinit` alone.
import Foundation

protocol Listening: AnyObject {
  func heard(_ name: Notification.Name)
}

extension Listening {
  func listen(to names: Notification.Name...) -> [any NSObjectProtocol] {
    names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in  // expect: retain_cycle
        self.heard(note.name)
      }
    }
  }

  func stopListening(_ tokens: [any NSObjectProtocol]) {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
