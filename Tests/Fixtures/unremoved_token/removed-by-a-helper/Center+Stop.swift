// Case: does a helper in another file that takes the token, or a list of tokens, remove it?
import Foundation

extension NotificationCenter {
  func stop(_ tokens: [any NSObjectProtocol]) {
    for token in tokens {
      removeObserver(token)
    }
  }
}

func cancel(_ token: inout (any NSObjectProtocol)?, on center: NotificationCenter = .default) {
  if let observer = token { center.removeObserver(observer) }
  token = nil
}
