import Foundation

struct Hinge {
  func turn() {
    NotificationCenter.default.post(name: Gate.opened, object: nil)
  }
}
