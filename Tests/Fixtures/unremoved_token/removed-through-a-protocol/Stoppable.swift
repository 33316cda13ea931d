// Case: is a token clean when a method of the same type removes it that only a protocol's user in another file calls?
import Foundation

protocol Stoppable {
  func stop()
}

struct StopAll {
  var items: [any Stoppable]

  func callAsFunction() {
    items.forEach { $0.stop() }
  }
}
