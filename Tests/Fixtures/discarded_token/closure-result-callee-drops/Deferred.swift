// Case: is a closure's result lost when the program's own callee calls the closure and drops what it returns?
import Foundation

final class Deferred {
  private var pending: [() -> any NSObjectProtocol] = []

  func add(_ registration: @escaping () -> any NSObjectProtocol) {
    pending.append(registration)
  }

  func runAll() {
    for registration in pending {
      _ = registration()
    }
    pending = []
  }

  func runNow(_ registration: () -> any NSObjectProtocol) {
    _ = registration()
  }
}
