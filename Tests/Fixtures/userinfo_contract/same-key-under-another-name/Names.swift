// Case: posted under a raw string, observed through a constant of another file; the key is a string here, a constant there.
import Foundation

extension NSNotification.Name {
  static let doorbell = NSNotification.Name("house.doorbell")
}

enum BellKey: String {
  case visitor
}

struct BellKeys {
  static let count = "count"
}
