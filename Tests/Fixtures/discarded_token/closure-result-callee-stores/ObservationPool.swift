// Case: is a closure's result a use when the program's own callee in another file stores it?
import Foundation

final class ObservationPool {
  private var tokens: [any NSObjectProtocol] = []

  func keep(_ register: () -> any NSObjectProtocol) {
    tokens.append(register())
  }

  func keepAll(_ register: (NotificationCenter) -> [any NSObjectProtocol]) {
    tokens += register(.default)
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
