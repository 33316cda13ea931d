// Case: is a token reported when the wrapper that keeps it, in another file, never removes it?
import Foundation

final class KeptToken {
  private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) {
    self.token = token
  }

  deinit {
    print("token released: \(ObjectIdentifier(token))")
  }
}
