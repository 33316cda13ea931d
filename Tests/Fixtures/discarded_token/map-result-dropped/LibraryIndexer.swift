// Case: are tokens that `map` collects lost when the array itself is dropped?
import Foundation

final class LibraryIndexer {
  private let dirty: [Notification.Name] = [.trackAdded, .trackRemoved]
  private(set) var isStale = false

  func start() {
    _ = dirty.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in  // expect: discarded_token
        self?.isStale = true
      }
    }
  }
}

extension Notification.Name {
  static let trackAdded = Notification.Name("TrackAdded")
  static let trackRemoved = Notification.Name("TrackRemoved")
}
