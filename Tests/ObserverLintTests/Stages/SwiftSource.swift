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

  private func text(_ token: Token) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }
}
