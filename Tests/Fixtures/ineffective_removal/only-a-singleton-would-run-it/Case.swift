// Case: does a removal harm anybody that only the end of a singleton would run?
import Foundation

final class Cache {
  static let shared = Cache()

  private init() {
    _ = NotificationCenter.default.addObserver(forName: .loaded, object: nil, queue: nil) { _ in }
  }

  private func stopObserving() {
    NotificationCenter.default.removeObserver(self, name: .loaded, object: nil)  // expect: note ineffective_removal
  }

  deinit { stopObserving() }
}

final class Loader {
  init() {
    _ = NotificationCenter.default.addObserver(forName: .loaded, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .loaded, object: nil)  // expect: warning ineffective_removal
  }
}

extension Notification.Name {
  static let loaded = Notification.Name("loaded")
}
