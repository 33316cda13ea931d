// Case: does a protocol extension that removes `self` match what a conforming type registers?
import Foundation

protocol Detachable: AnyObject {}

extension Detachable {
  func detachFromCenter() {
    NotificationCenter.default.removeObserver(self)
  }
}
