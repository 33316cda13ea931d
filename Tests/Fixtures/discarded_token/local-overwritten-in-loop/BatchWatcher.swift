// Case: is a token lost when a loop writes it into one local variable that nothing reads?
import Foundation

final class BatchWatcher {
  private var finished: Set<String> = []

  func watch(_ names: [Notification.Name]) {
    var last: (any NSObjectProtocol)?
    for name in names {
      last = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in  // expect: discarded_token
        self?.finished.insert(note.name.rawValue)
      }
    }
  }
}
