// Case: is a token that an enum's case carries reported when leaving the state does not remove it?
import Foundation

final class ScanModel {
  private enum State {
    case idle
    case scanning(any NSObjectProtocol)
  }

  private var state = State.idle

  func begin() {
    state = .scanning(
      NotificationCenter.default.addObserver(forName: .codeScanned, object: nil, queue: .main) { _ in print("code") })  // expect: unremoved_token
  }

  func end() {
    if case .scanning = state { print("stop scanning") }
    state = .idle
  }
}

extension Notification.Name {
  static let codeScanned = Notification.Name("CodeScanned")
}
