// Case: is an expression in a result builder's body a use of the token?
import Foundation

@resultBuilder
enum TokenBuilder {
  static func buildExpression(_ token: any NSObjectProtocol) -> [any NSObjectProtocol] { [token] }
  static func buildBlock(_ parts: [any NSObjectProtocol]...) -> [any NSObjectProtocol] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [any NSObjectProtocol]?) -> [any NSObjectProtocol] { part ?? [] }
}

final class TokenSet {
  private var tokens: [any NSObjectProtocol]

  init(@TokenBuilder _ make: () -> [any NSObjectProtocol]) {
    tokens = make()
  }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
