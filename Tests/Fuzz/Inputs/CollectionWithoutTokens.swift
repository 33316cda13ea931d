final class Choir {
  private var tokens: [any NSObjectProtocol] = []
  func sing() {
  }
  deinit {
    NotificationCenter.default.removeObserver(tokens)  // expect: ineffective_removal
  }
}
extension Notification.Name {
}