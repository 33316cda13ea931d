// Case: is a token clean when a closure that captures and removes it is kept in a value of another file?
import Foundation

struct Cancellation {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}
