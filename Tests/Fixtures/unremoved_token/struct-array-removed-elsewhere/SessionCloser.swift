import Foundation

struct SessionCloser {
  let store: SessionStore

  func close(_ id: UUID) {
    guard let session = store.remove(id) else { return }
    session.tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
