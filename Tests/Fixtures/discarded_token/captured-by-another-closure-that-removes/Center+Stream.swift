// Case: is a local token clean when another closure captures and removes it?
import Foundation

extension NotificationCenter {
  func names(of name: Notification.Name) -> AsyncStream<String> {
    AsyncStream { continuation in
      let token = addObserver(forName: name, object: nil, queue: nil) { note in
        continuation.yield(note.name.rawValue)
      }
      continuation.onTermination = { _ in
        self.removeObserver(token)
      }
    }
  }
}
