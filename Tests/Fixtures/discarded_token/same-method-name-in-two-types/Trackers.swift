// Case: are methods of one name told apart by the receiver's type, one of which keeps its argument while the other does not?
import Foundation

final class KeepingTracker {
  private var tokens: [any NSObjectProtocol] = []

  func track(_ token: any NSObjectProtocol) {
    tokens.append(token)
  }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}

struct CountingTracker {
  private(set) var count = 0

  mutating func track(_ token: any NSObjectProtocol) {
    count += 1
  }
}
