// Case: does the program's own `removeObserver(_:)`, which forgets the token without telling the center, count as a removal?
import Foundation

final class TokenRegistry {
  private var tokens: [ObjectIdentifier: any NSObjectProtocol] = [:]

  func insert(_ token: any NSObjectProtocol) {
    tokens[ObjectIdentifier(token)] = token
  }

  func removeObserver(_ token: any NSObjectProtocol) {
    tokens[ObjectIdentifier(token)] = nil
  }
}
