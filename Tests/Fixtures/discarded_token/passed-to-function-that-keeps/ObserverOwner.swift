// Case: is a token clean when it is passed to a function in another file that keeps and removes it?
import Foundation

class ObserverOwner {
  private var tokens: [any NSObjectProtocol] = []

  func own(_ token: any NSObjectProtocol) {
    tokens.append(token)
  }

  func own(all more: [any NSObjectProtocol]) {
    tokens.append(contentsOf: more)
  }

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver(_:))
  }
}
