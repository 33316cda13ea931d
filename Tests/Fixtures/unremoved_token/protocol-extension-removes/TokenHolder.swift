// Case: does a protocol extension in another file remove the tokens of every type that conforms?
import Foundation

protocol TokenHolder: AnyObject {
  var tokens: [any NSObjectProtocol] { get set }
}

extension TokenHolder {
  func releaseTokens(from center: NotificationCenter = .default) {
    tokens.forEach(center.removeObserver)
    tokens = []
  }
}
