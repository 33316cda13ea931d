import Foundation

@testable import ObserverLint

/// A file of the library, read with the library's own lexer.
struct SwiftSource {
  private let bytes: [UInt8]
  /// Without white space and comments.
  private let tokens: [Token]

  init(contentsOf file: URL) throws {
    bytes = try Array(Data(contentsOf: file))
    tokens = Lexer.lex(bytes).tokens.filter { !$0.kind.isTrivia }
  }

  /// The words that are names, each with the lines where it stands.
  var identifiers: [String: [Int]] {
    let lines = LineTable(bytes)
    return tokens.reduce(into: [:]) { found, token in
      guard token.kind == .identifier else { return }
      found[text(token), default: []].append(lines.place(of: Int(token.start)).line)
    }
  }

  /// The types at file scope that other files can name.
  var declaredTypes: Set<String> {
    var types: Set<String> = []
    var depth = 0
    var isPrivate = false
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      switch token.kind {
      case .leftBrace, .leftParen: depth += 1
      case .rightBrace, .rightParen: depth -= 1
      case _ where depth > 0: continue
      case .keyword, .identifier:
        let word = text(token)
        if Self.introducers.contains(word), next.kind == .identifier {
          if !isPrivate { types.insert(text(next)) }
          isPrivate = false
        } else if word == "private" || word == "fileprivate" {
          isPrivate = true
        } else if Self.others.contains(word) {
          isPrivate = false
        }
      default: continue
      }
    }
    return types
  }

  private static let introducers: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
  private static let others: Set = ["func", "let", "var", "extension", "import"]

  private func text(_ token: Token) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }
}
