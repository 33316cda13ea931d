// Case: are tokens in an array inside a struct of another file reported when no code ever takes them out?
import Foundation

struct TokenList {
  private var tokens: [any NSObjectProtocol] = []

  mutating func keep(_ token: any NSObjectProtocol) {
    tokens.append(token)
  }

  var count: Int { tokens.count }
}
