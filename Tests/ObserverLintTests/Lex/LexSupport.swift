@testable import ObserverLint

/// The tokens of a source without trivia and the end of the file, as `kind text`.
func lexed(_ source: String) -> [String] {
  lexed(Array(source.utf8))
}

func lexed(_ bytes: [UInt8]) -> [String] {
  described(bytes) { !$0.isTrivia && $0 != .endOfFile }
}

/// The trivia of a source, as `kind text`.
func trivia(_ source: String) -> [String] {
  described(Array(source.utf8)) { $0.isTrivia }
}

/// The texts of the tokens of one kind.
func texts(of kind: TokenKind, in source: String) -> [String] {
  let bytes = Array(source.utf8)
  return Lexer.lex(bytes).tokens.filter { $0.kind == kind }.map { text(of: $0, in: bytes) }
}

func notes(_ source: String) -> [String] {
  Lexer.lex(Array(source.utf8)).notes.map(\.message)
}

/// True if every byte is in exactly one token, in order, and an empty `endOfFile` is the last token.
func tiles(_ bytes: [UInt8]) -> Bool {
  let tokens = Lexer.lex(bytes).tokens
  var end: UInt32 = 0
  var index = 0
  while index < tokens.count - 1 {
    let token = tokens[index]
    guard token.start == end, token.end > end, token.kind != .endOfFile else { return false }
    end = token.end
    index += 1
  }
  return tokens.last == Token(kind: .endOfFile, start: UInt32(bytes.count), end: UInt32(bytes.count))
    && end == bytes.count
}

private func described(_ bytes: [UInt8], where isWanted: (TokenKind) -> Bool) -> [String] {
  Lexer.lex(bytes).tokens.filter { isWanted($0.kind) }.map { "\($0.kind) \(text(of: $0, in: bytes))" }
}

private func text(of token: Token, in bytes: [UInt8]) -> String {
  String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
}
